import { isFaint, overlaid } from '../../shared/contrast.ts'
import { isTight } from '../../shared/line-height.ts'
import type { EntryRule } from '../rule.ts'
import { colorIn, groundFields, textColorsOf } from '../tree/written-colors.ts'

/** Runs on each keystroke, because it needs only one entry. */
export const ownContrast: EntryRule = {
  id: 'contrast-own',
  title: 'Low contrast inside a block',
  about: 'The text color of a block is readable on the background color of the same block.',
  severity: 'warning',
  scope: 'entry',
  check(entry) {
    const behind = groundFields.toReversed().find((field) => colorIn(entry, field))
    const ground = behind && colorIn(entry, behind)
    return textColorsOf(entry)
      .filter(({ color, least }) => isFaint(overlaid(color, ground), ground, least))
      .map(({ field, color }) => ({
        field,
        message: `Text in “${color}” is hard to read on the background “${ground}” of the same block. Choose colors that differ more.`,
      }))
  },
}

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

/** Pixels on wide screens; the larger of two sizes. */
const titleSize = 30

const factorMessage = (factor: number) =>
  `The line height ${factor} is smaller than the font size, so lines of this text overlap. Choose a line height of 1 or more.`
