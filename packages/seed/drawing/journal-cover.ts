import type { Journal } from '@association/content/shared/journals.ts'
import { type MotifName, motifIn, motifs } from './cover/motifs.ts'
import { type Paints, palettes } from './cover/palettes.ts'
import { fitText } from './lettering/fit-text.ts'
import { inkHeight, paragraph, words } from './lettering/lettered-words.ts'
import { disc, fill, ink, round, type Size, svg } from './svg.ts'

export type JournalCover = {
  journal: Journal
  /** Such as “Volume 13, issue 1”. */
  number: string
  headline: string
  /** Chooses the drawing; consecutive seeds differ. */
  seed: number
}

/** The site's colors of its journals; `title` is legible on white. */
export const journalPaints: Record<Journal, Paints & { title: string }> = {
  'Physician Leadership Journal': { ...palettes.morning, deep: ink.navy, title: ink.navy },
  'Medical Practice Management': { ...palettes.brick, ground: ink.red, title: ink.red },
  'Healthcare Administration Leadership': { ...palettes.forest, title: ink.green },
  'Fast Practice': { ...palettes.sun, deep: ink.night, mark: ink.navy, title: ink.night },
}

export function journalCover(size: Size, { journal, number, headline, seed }: JournalCover): string {
  const { width, height } = size
  const paints = journalPaints[journal]
  const margin = width * 0.08
  const room = { width: width - margin * 2, height: height * 0.17, leading: 1.05 }
  const name = fitText(journal, room, {
    size: height * 0.085,
    least: height * 0.03,
    weight: 'black',
    spacing: -0.015,
  })
  const about = fitText(
    headline,
    { ...room, height: height * 0.15, leading: 1.15 },
    { size: height * 0.05, least: height * 0.018, weight: 'bold' },
  )
  const band = round(height * 0.055 + inkHeight(name, 1.05) + height * 0.085)
  const foot = round(height * 0.05 + inkHeight(about, 1.15) + height * 0.05)
  const numbering = { size: height * 0.024, weight: 'semibold', spacing: 0.02 } as const
  return svg(
    size,
    fill(size, paints.ground),
    motifIn({ x: 0, y: band, width, height: height - band - foot }, { motif: motifOf(seed), paints, seed }),
    `<rect width="${width}" height="${band}" fill="${ink.white}"/>`,
    paragraph(name, 1.05, { x: margin, y: height * 0.055, paint: paints.title }),
    words(number, numbering, {
      x: margin,
      y: band - height * 0.03,
      paint: ink.night,
    }),
    disc(
      { x: width - margin - height * 0.012, y: band - height * 0.038, radius: height * 0.012 },
      paints.accent,
    ),
    `<rect y="${height - foot}" width="${width}" height="${foot}" fill="${paints.deep}"/>`,
    paragraph(about, 1.15, { x: margin, y: height - foot + height * 0.05, paint: ink.white }),
  )
}

function motifOf(seed: number): MotifName {
  const names = Object.keys(motifs) as MotifName[]
  return names[(seed * 5) % names.length] ?? 'ripples'
}
