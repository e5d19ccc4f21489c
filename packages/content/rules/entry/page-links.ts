import { short } from '../../field-rules/addresses.ts'
import { addressesIn } from '../../field-rules/addresses-in.ts'
import type { CheckedEntry, EntryRule } from '../rule.ts'
import { movedTo, siteFault } from '../site.ts'

export const missingPages: EntryRule = {
  id: 'page-missing',
  title: 'Links to pages that do not exist',
  about: 'A link within the site leads to a published page. Checked only if all pages are known.',
  severity: 'warning',
  scope: 'entry',
  check(entry, { site }) {
    if (!site) return []
    return linksOf(entry).flatMap(({ field, address }) => {
      const message = siteFault(address, site)
      return message === undefined ? [] : [{ field, message, fix: { kind: 'page', address } }]
    })
  },
}

export const movedPages: EntryRule = {
  id: 'page-moved',
  title: 'Links to pages that moved',
  about: 'A link leads to a page without a redirect. Checked only if all redirects are known.',
  severity: 'warning',
  scope: 'entry',
  check(entry, { site }) {
    // The rule `redirect` checks the targets of redirects.
    if (!site || entry.type.id === 'redirect') return []
    return linksOf(entry).flatMap(({ field, address }) => {
      const end = movedTo(address, site)
      if (end === undefined) return []
      const message = `“${short(address)}” redirects to “${short(end)}”. Link to “${short(end)}”.`
      return [{ field, message, fix: { kind: 'page', address } }]
    })
  },
}

const linksOf = ({ type, values }: CheckedEntry) =>
  Object.entries(type.fields)
    .filter(([, { hidden }]) => !hidden)
    .flatMap(([id, field]) => addressesIn(field, values[id]).map(({ address }) => ({ field: id, address })))
