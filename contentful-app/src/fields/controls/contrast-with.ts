import { sentence } from '@association/content/content-type'
import { colorIn, groundFields, textColorsOf } from '@association/content/rules/tree/written-colors.ts'
import { contrast, leastFor } from '@association/content/shared/contrast.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'

export type Contrast = { ratio: number; isEnough: boolean; with: string }

type ColoredEntry = Pick<OpenEntry, 'type' | 'values'>

/** Returns undefined unless the block has both a text and a background color. */
export function contrastWith(
  { type, values }: ColoredEntry,
  id: string,
  color: string,
): Contrast | undefined {
  const entry = { type, values: values() }
  const isGround = groundFields.some((field) => field === id)
  const texts = textColorsOf(entry)
  const [text] = isGround ? texts : texts.filter(({ field }) => field === id)
  const other = isGround ? text?.field : groundFields.toReversed().find((field) => colorIn(entry, field))
  if (!other) return undefined
  const ratio = contrast(color, colorIn(entry, other))
  if (ratio === undefined) return undefined
  const name = type.fields[other]?.name ?? sentence(other)
  return { ratio, isEnough: ratio >= (text?.least ?? leastFor(0)), with: name.toLowerCase() }
}

/** “4.6 : 1”, rounded down: a ratio that is too low never looks enough. */
export const ratioWords = (ratio: number) => `${Math.floor(ratio * 10) / 10} : 1`
