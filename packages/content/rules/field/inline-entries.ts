import { nodesOf } from '../rich-text-nodes.ts'
import type { FieldRule } from '../rule.ts'

export const inlineEntries: FieldRule = {
  id: 'inline-entry',
  title: 'Entries in the middle of a line',
  about: 'A text holds an entry on a line of its own, not in the middle of a line.',
  severity: 'warning',
  scope: 'field',
  kinds: ['richText'],
  check(value) {
    const { length } = nodesOf(value).filter(({ nodeType }) => nodeType === 'embedded-entry-inline')
    if (length === 0) return []
    return [
      length === 1
        ? 'An entry stands in the middle of a line, and the site shows it below. Give it a line of its own.'
        : `${length} entries stand in the middle of a line, and the site shows them below. Give each a line of its own.`,
    ]
  },
}
