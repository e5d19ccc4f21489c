import { nodesOf } from '../rich-text-nodes.ts'
import type { FieldRule } from '../rule.ts'

/** As far as the site reads a text: the same as in `derive/read-rich-text.ts`. */
export const most = { parts: 20_000, depth: 40 } as const

export const textSize: FieldRule = {
  id: 'text-size',
  title: 'Texts that are too long',
  about: 'A text is no longer and no deeper than the site shows.',
  severity: 'error',
  scope: 'field',
  kinds: ['richText'],
  check(value, { label }) {
    const nodes = nodesOf(value)
    const parts = nodes.reduce((sum, { value: text }) => sum + 1 + (text.match(/\n/g)?.length ?? 0), -1)
    const isTooDeep = nodes.some(({ path }) => path.split('.').length > most.depth)
    return [
      ...(parts > most.parts
        ? [
            `${label} has ${parts} parts, such as paragraphs and lines, and visitors see the first ${most.parts}. Divide it.`,
          ]
        : []),
      ...(isTooDeep
        ? [
            `${label} is nested deeper than ${most.depth} levels, and visitors do not see the rest. Make it flatter.`,
          ]
        : []),
    ]
  },
}
