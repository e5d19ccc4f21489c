import { type MotifName, motifIn } from './cover/motifs.ts'
import { type Palette, palettes } from './cover/palettes.ts'
import { fitText } from './lettering/fit-text.ts'
import { inkHeight, paragraph } from './lettering/lettered-words.ts'
import { fill, round, type Size, svg } from './svg.ts'

export type BookCover = {
  title: string
  author: string
  palette: Palette
  motif: MotifName
  /** Varies covers with the same motif. */
  seed: number
}

const leading = 1.12

/** Throws when the title does not fit. */
export function bookCover(size: Size, { title, author, palette, motif, seed }: BookCover): string {
  const { width, height } = size
  const paints = palettes[palette]
  const margin = width * 0.1
  const room = { width: width - margin * 1.9, height: height * 0.34, leading }
  const fitted = fitText(title, room, {
    size: height * 0.092,
    least: height * 0.024,
    weight: 'black',
    spacing: -0.01,
  })
  const by = fitText(
    author,
    { width: room.width, height: height * 0.08, leading: 1.25 },
    { size: height * 0.03, least: height * 0.016, weight: 'semibold' },
  )
  const tall = inkHeight(fitted, leading)
  const isDrawnFirst = seed % 2 === 1
  const authorTop = height * 0.945 - inkHeight(by, 1.25)
  const titleTop = isDrawnFirst ? authorTop - height * 0.045 - tall : height * 0.075
  const drawing = isDrawnFirst
    ? { x: 0, y: 0, width, height: round(titleTop - height * 0.05) }
    : {
        x: 0,
        y: round(titleTop + tall + height * 0.05),
        width,
        height: round(authorTop - height * 0.04 - titleTop - tall - height * 0.05),
      }
  const place = { x: margin, paint: paints.words }
  return svg(
    size,
    fill(size, paints.ground),
    motifIn(drawing, { motif, paints, seed }),
    paragraph(fitted, leading, { ...place, y: titleTop }),
    paragraph(by, 1.25, { ...place, y: authorTop, paint: paints.words }),
    `<rect width="${round(width * 0.03)}" height="${height}" fill="${paints.deep}"/>`,
    `<rect x="${round(width * 0.03)}" width="${round(width * 0.006)}" height="${height}" fill="#fff" opacity=".18"/>`,
  )
}
