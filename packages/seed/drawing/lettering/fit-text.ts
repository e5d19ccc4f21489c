import { glyphs, unitsPerEm, type Weight } from './typeface.ts'

/** Sizes in pixels; `spacing` between letters in parts of the font size. */
export type Style = { size: number; weight: Weight; spacing?: number }

/** In pixels. */
export function widthOf(text: string, { size, weight, spacing = 0 }: Style): number {
  const letters = glyphs(text, weight)
  const units = letters.reduce((sum, { advance }) => sum + advance, 0)
  return (units / unitsPerEm) * size + Math.max(0, letters.length - 1) * spacing * size
}

/** `leading` is the line distance in parts of the font size. */
export type Room = { width: number; height: number; leading: number }

export type Fitted = Style & { lines: string[] }

/** Returns the largest size that fits, down to `least`. Throws when even that does not fit. */
export function fitText(text: string, room: Room, { least, ...style }: Style & { least: number }): Fitted {
  for (let size = style.size; size >= least; size = size * 0.97) {
    const sized = { ...style, size }
    const lines = wrapped(text, room.width, sized)
    if (lines && heightOf(lines.length, room.leading, size) <= room.height) {
      return { ...sized, lines: balanced(lines, sized) }
    }
  }
  throw new RangeError(`“${text}” does not fit ${room.width} × ${room.height} pixels.`)
}

export const heightOf = (lines: number, leading: number, size: number) => (1 + (lines - 1) * leading) * size

function wrapped(text: string, width: number, style: Style): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (widthOf(word, style) > width) return undefined
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && widthOf(joined, style) <= width) lines.splice(-1, 1, joined)
    else lines.push(word)
  }
  return lines
}

/** Finds the narrowest column that needs no further line. */
function balanced(lines: string[], style: Style): string[] {
  const widest = Math.max(...lines.map((line) => widthOf(line, style)))
  const tries = Array.from({ length: 12 }, (_, step) => widest * (1 - step * 0.04))
  const settings = tries.map((width) => wrapped(lines.join(' '), width, style))
  return settings.findLast((setting) => setting?.length === lines.length) ?? lines
}
