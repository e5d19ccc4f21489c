import { isTight } from '../../shared/line-height.ts'
import type { EntryRule } from '../rule.ts'

/** Pixels on wide screens; the larger of two sizes. */
const titleSize = 30

export const lineHeights: EntryRule = {
  id: 'line-height',
  title: 'Overlapping lines of text',
  about: 'The line height of a text is not smaller than its font size.',
  severity: 'warning',
  scope: 'entry',
  check({ type: { fields }, values }) {
    const lineHeight = values.lineHeight ?? fields.lineHeight?.default
    const fontSize = values.fontSize ?? fields.fontSize?.default ?? titleSize
    if (typeof lineHeight !== 'number' || typeof fontSize !== 'number' || !isTight({ lineHeight, fontSize }))
      return []
    const message = `The line height ${lineHeight} is smaller than the font size ${fontSize}, so lines of this text overlap. Choose a larger line height or a smaller font size.`
    return [{ field: 'lineHeight', message: lineHeight < 1 ? factorMessage(lineHeight) : message }]
  },
}

const factorMessage = (factor: number) =>
  `The line height ${factor} is smaller than the font size, so lines of this text overlap. Choose a line height of 1 or more.`
