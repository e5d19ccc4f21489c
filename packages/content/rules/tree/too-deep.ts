import type { TreeRule } from '../rule.ts'
import { titleOf } from '../subject.ts'

export const tooDeep: TreeRule = {
  id: 'too-deep',
  title: 'Blocks nested too deeply',
  about: 'Nothing lies deeper in a page than the site shows.',
  severity: 'error',
  scope: 'tree',
  check: ({ moments }) =>
    moments.flatMap((moment) => {
      if (moment.kind !== 'depth') return []
      const { subject, field, target } = moment
      const name = titleOf(target.type, target.values, target.id)
      const message = `“${name}” lies inside more than ten others, and the site leaves it out. Place it further up in the page.`
      return [{ subject, field, message }]
    }),
}
