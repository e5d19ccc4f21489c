import { leastFor } from '../../shared/contrast.ts'
import type { Written } from '../rule.ts'

/** The color of a text, as its editor wrote it, and the contrast that its size needs. */
export type WrittenColor = { field: string; color: string; least: number }

const textFields = ['color', 'boldTextColor', 'linkColor'] as const

/** The colors that a block gives to its own text. */
export const textColorsOf = (entry: Written): WrittenColor[] =>
  textFields.flatMap((field) => {
    const color = colorIn(entry, field)
    return color ? [{ field, color, least: leastOf(entry, field) }] : []
  })

/** The contrast that the words of a block need, by their size and weight. */
export function leastOf({ type, values }: Written, field = 'color') {
  const size = values.fontSize ?? type.fields.fontSize?.default ?? defaultSizes[type.id]
  return leastFor(typeof size === 'number' ? size : 0, type.id === 'title' || field === 'boldTextColor')
}

/** In pixels, where the model has no default: the smaller of a title's two sizes. */
const defaultSizes: Readonly<Record<string, number>> = { title: 25 }

/** Backgrounds that a block gives itself, from the outermost to the one right behind its words. */
export const groundFields = [
  'wrapperBackgroundColor',
  'outerBackgroundColor',
  'backgroundColor',
  'innerBackgroundColor',
  'contentBackgroundColor',
] as const

/** A color that an editor wrote into a field of colors, or that the field has by default. */
export function colorIn({ type, values }: Written, field: string): string | undefined {
  const { kind, default: usual } = type.fields[field] ?? {}
  const value = values[field] ?? usual
  return kind === 'color' && typeof value === 'string' && value !== '' ? value : undefined
}
