import { isFaint, overlaid } from '../../shared/contrast.ts'
import type { EntryRule } from '../rule.ts'
import { colorIn, groundFields, textColorsOf } from '../tree/written-colors.ts'

/** Runs on each keystroke, because it needs only one entry. `contrast` compares across blocks. */
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
