import { round } from '../svg.ts'
import { type Fitted, type Style, widthOf } from './fit-text.ts'
import { capHeight, glyphs, unitsPerEm } from './typeface.ts'

/** The left, middle or right end of the baseline. */
export type TextPlace = { x: number; y: number; paint: string; anchor?: 'start' | 'middle' | 'end' }

const shares = { start: 0, middle: 0.5, end: 1 }

/** Outlines with the baseline at `y`. */
export function words(text: string, style: Style, { x, y, paint, anchor = 'start' }: TextPlace): string {
  const left = x - widthOf(text, style) * shares[anchor]
  const scale = Math.round((style.size / unitsPerEm) * 1e5) / 1e5
  const spacing = (style.spacing ?? 0) * unitsPerEm
  let pen = 0
  const outlines = glyphs(text, style.weight).map(({ path, advance }) => {
    const at = pen
    pen += advance + spacing
    return path === '' ? '' : `<path transform="translate(${round(at)})" d="${path}"/>`
  })
  return `<g fill="${paint}" transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

/** `y` is the top of the capital letters of the first line. */
export const paragraph = (fitted: Fitted, leading: number, place: TextPlace): string =>
  fitted.lines
    .map((text, index) =>
      words(text, fitted, { ...place, y: place.y + fitted.size * (capHeight + index * leading) }),
    )
    .join('')

/** From the capitals of the first line to the baseline of the last. */
export const inkHeight = ({ lines, size }: Fitted, leading: number) =>
  size * (capHeight + (lines.length - 1) * leading)
