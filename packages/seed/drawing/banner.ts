import { type Palette, palettes } from './cover/palettes.ts'
import { bands, circles, dots, ripples, sunrise } from './cover/patterns.ts'
import { fitText } from './lettering/fit-text.ts'
import { inkHeight, paragraph } from './lettering/lettered-words.ts'
import { chance, fill, round, type Size, svg } from './svg.ts'

export type Banner = { words: string; palette: Palette; seed: number }

const patterns = [ripples, sunrise, bands, dots, circles]
const leading = 1.12

export function banner(size: Size, { words, palette, seed }: Banner): string {
  const { width, height } = size
  const paints = palettes[palette]
  const margin = Math.min(width * 0.05, height * 0.18)
  const room = { width: width * 0.54, height: height * 0.72, leading }
  const fitted = fitText(words, room, {
    size: height * 0.3,
    least: height * 0.06,
    weight: 'black',
    spacing: -0.01,
  })
  const pattern = { width: width * 0.36, height }
  const draw = patterns[seed % patterns.length] ?? ripples
  return svg(
    size,
    '<clipPath id="cut">',
    `<path d="M${round(width * 0.64 + height * 0.12)} 0H${width}V${height}H${round(width * 0.64 - height * 0.12)}Z"/>`,
    '</clipPath>',
    fill(size, paints.ground),
    `<g clip-path="url(#cut)"><g transform="translate(${round(width * 0.64)} 0)">${draw(pattern, paints, chance(seed))}</g></g>`,
    paragraph(fitted, leading, {
      x: margin,
      y: (height - inkHeight(fitted, leading)) / 2,
      paint: paints.words,
    }),
  )
}
