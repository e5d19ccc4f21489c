import type { TreeRule } from '../rule.ts'
import { titleOf } from '../subject.ts'

export const tooDeep: TreeRule = {
  id: 'too-deep',
  title: 'Blocks nested too deeply',
  about: 'No block is nested more deeply than the site shows.',
  severity: 'error',
  scope: 'tree',
  check: ({ moments }) =>
    moments.flatMap((moment) => {
      if (moment.kind !== 'depth') return []
      const { subject, field, target } = moment
      const name = titleOf(target.type, target.values, target.id)
      const message = `“${name}” is inside more than ten other blocks, so the site leaves it out. Move it further up on the page.`
      return [{ subject, field, message }]
    }),
}
