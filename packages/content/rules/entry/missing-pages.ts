import { addressesIn } from '../../field-rules/addresses-in.ts'
import type { EntryRule } from '../rule.ts'
import { siteFault } from '../site.ts'

export const missingPages: EntryRule = {
  id: 'page-missing',
  title: 'Links to pages that do not exist',
  about: 'A link within the site leads to a published page. Checked only if all pages are known.',
  severity: 'warning',
  scope: 'entry',
  check({ type, values }, { site }) {
    if (!site) return []
    return Object.entries(type.fields)
      .filter(([, { hidden }]) => !hidden)
      .flatMap(([field, of]) =>
        addressesIn(of, values[field]).flatMap(({ address }) => {
          const message = siteFault(address, site)
          return message === undefined ? [] : [{ field, message, fix: { kind: 'page' as const, address } }]
        }),
      )
  },
}
