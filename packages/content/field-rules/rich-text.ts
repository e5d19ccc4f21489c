import { richTextLimits } from '../derive/read-rich-text.ts'
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

export const textSize: FieldRule = {
  id: 'text-size',
  title: 'Texts that are too long',
  about: 'A text is not too long and not nested too deeply for the site.',
  severity: 'error',
  scope: 'field',
  kinds: ['richText'],
  check(value, { label }) {
    const nodes = nodesOf(value)
    const parts = nodes.reduce((sum, { value: text }) => sum + 1 + (text.match(/\n/g)?.length ?? 0), -1)
    const isTooDeep = nodes.some(({ path }) => path.split('.').length > richTextLimits.depth)
    return [
      ...(parts > richTextLimits.parts
        ? [
            `${label} has ${parts} parts, such as paragraphs and lines, but visitors see only the first ${richTextLimits.parts}. Split it into several texts.`,
          ]
        : []),
      ...(isTooDeep
        ? [
            `${label} has more than ${richTextLimits.depth} nested levels, and visitors do not see the deeper ones. Use fewer levels.`,
          ]
        : []),
    ]
  },
}
