import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import type { ReadProblem } from '@association/content/read'
import type { Finding } from '@association/content/rules'

/** Omits problems of a field or entry that a rule reports too. */
export function unsaid(problems: readonly ReadProblem[], said: readonly Finding[]): Finding[] {
  return problems
    .filter(
      ({ entry, field }) =>
        !said.some((finding) => finding.entry === entry && (field === undefined || finding.field === field)),
    )
    .map(({ space, entry, type, field, message }) => {
      const known = contentTypeFor(type)
      const label = field && (known?.fields[field]?.name ?? sentence(field))
      return {
        ...{ rule: 'readable', severity: 'error' as const, space, entry, field },
        ...{ title: entry, type, typeName: known?.name ?? type },
        ...(label ? { fieldLabel: label, message: `${label} ${message}` } : { message }),
      }
    })
}
