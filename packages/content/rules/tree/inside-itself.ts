import type { TreeRule } from '../rule.ts'
import { titleOf } from '../subject.ts'

export const insideItself: TreeRule = {
  id: 'inside-itself',
  about: 'No block stands inside itself by way of others.',
  severity: 'error',
  scope: 'tree',
  check: ({ moments }) =>
    moments.flatMap((moment) => {
      if (moment.kind !== 'cycle' || moment.back.id === moment.subject.id) return [] // `link-itself` says so
      const { subject, field, back } = moment
      const name = titleOf(back.type, back.values, back.id)
      const message = `“${name}” stands inside itself by this link, and the site leaves it out here. Remove the link.`
      return [{ subject, field, message }]
    }),
}
