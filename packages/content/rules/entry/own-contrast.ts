import { isFaint, overlaid } from '../../shared/contrast.ts'
import type { EntryRule } from '../rule.ts'
import { colorIn, groundFields, textColorsOf } from '../tree/written-colors.ts'

/** Needs only the values of one entry, so it runs on each keystroke. `contrast` compares colors across blocks. */
export const ownContrast: EntryRule = {
  id: 'contrast-own',
  title: 'Text too faint on its own background',
  about: 'A block gives its text a color that can be read on the background it gives itself.',
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
