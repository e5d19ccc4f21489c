import { leastFor } from '../../shared/contrast.ts'
import type { CheckedEntry } from '../rule.ts'

export type WrittenColor = { field: string; color: string; least: number }

const textFields = ['color', 'boldTextColor', 'linkColor'] as const

export const textColorsOf = (entry: CheckedEntry): WrittenColor[] =>
  textFields.flatMap((field) => {
    const color = colorIn(entry, field)
    return color ? [{ field, color, least: leastOf(entry, field) }] : []
  })

export function leastOf({ type, values }: CheckedEntry, field = 'color') {
  const size = values.fontSize ?? type.fields.fontSize?.default ?? defaultSizes[type.id]
  return leastFor(typeof size === 'number' ? size : 0, type.id === 'title' || field === 'boldTextColor')
}

/** Pixels; the smaller of a title's two sizes. */
const defaultSizes: Readonly<Record<string, number>> = { title: 25 }

/** Ordered from the outermost background to the one behind the words. */
export const groundFields = [
  'wrapperBackgroundColor',
  'outerBackgroundColor',
  'backgroundColor',
  'innerBackgroundColor',
  'contentBackgroundColor',
] as const

export function colorIn({ type, values }: CheckedEntry, field: string): string | undefined {
  const { kind, default: usual } = type.fields[field] ?? {}
  const value = values[field] ?? usual
  return kind === 'color' && typeof value === 'string' && value !== '' ? value : undefined
}
