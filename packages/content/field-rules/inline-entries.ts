import { nodesOf } from '../rich-text/nodes.ts'
import type { FieldRule } from './field-rule.ts'

export const inlineEntries: FieldRule = {
  id: 'inline-entry',
  title: 'Entries in the middle of a line',
  about: 'An entry inside a text has a line of its own.',
  severity: 'warning',
  scope: 'field',
  kinds: ['richText'],
  check(value) {
    const { length } = nodesOf(value).filter(({ nodeType }) => nodeType === 'embedded-entry-inline')
    if (length === 0) return []
    return [
      length === 1
        ? 'An entry is in the middle of a line, so the site shows it below the line. Give it a line of its own.'
        : `${length} entries are in the middle of a line, so the site shows them below the line. Give each entry a line of its own.`,
    ]
  },
}
