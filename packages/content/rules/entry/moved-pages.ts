import { short } from '../../field-rules/address.ts'
import { addressesIn } from '../../field-rules/addresses-in.ts'
import type { EntryRule } from '../rule.ts'
import { movedTo } from '../site.ts'

export const movedPages: EntryRule = {
  id: 'page-moved',
  title: 'Links to pages that moved',
  about: 'A link leads to a page without a redirect. Checked only if all redirects are known.',
  severity: 'warning',
  scope: 'entry',
  check({ type, values }, { site }) {
    // The rule `redirect` checks the targets of redirects.
    if (!site || type.id === 'redirect') return []
    return Object.entries(type.fields)
      .filter(([, { hidden }]) => !hidden)
      .flatMap(([field, of]) =>
        addressesIn(of, values[field]).flatMap(({ address }) => {
          const end = movedTo(address, site)
          if (end === undefined) return []
          const message = `“${short(address)}” redirects to “${short(end)}”. Link to “${short(end)}”.`
          return [{ field, message, fix: { kind: 'page' as const, address } }]
        }),
      )
  },
}
