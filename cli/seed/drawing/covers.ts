import { chance, disc, fill, ink, linear, round, type Size, svg } from './svg.ts'

export type Cover = { seed: number; paper: string; mark: string; accent: string; motif: keyof typeof motifs }

/** The cover of a book or a journal: a motif, a spine, and lines where words would be. */
export function cover(size: Size, { seed, paper, mark, accent, motif }: Cover): string {
  const { width, height } = size
  return svg(
    size,
    fill(size, paper),
    motifs[motif](size, { mark, accent, random: chance(seed) }),
    `<rect width="${round(width * 0.035)}" height="${height}" fill="rgb(0 0 0 / 22%)"/>`,
    line(size, { y: 0.075, part: 0.34, thick: 0.012 }, accent),
    line(size, { y: 0.115, part: 0.62, thick: 0.034 }, mark),
    line(size, { y: 0.17, part: 0.46, thick: 0.034 }, mark),
  )
}

type Line = { y: number; part: number; thick: number }
const line = ({ width, height }: Size, { y, part, thick }: Line, paint: string) =>
  `<rect x="${round(width * 0.11)}" y="${round(height * y)}" width="${round(width * part)}" height="${round(height * thick)}" rx="${round(height * thick * 0.3)}" fill="${paint}"/>`

type Paints = { mark: string; accent: string; random: () => number }

const motifs = {
  /** Ripples from a point: what one decision moves. */
  ripples: ({ width, height }: Size, { mark, accent }: Paints) =>
    Array.from({ length: 9 }, (_, index) => {
      const radius = round(height * (0.06 + index * 0.06))
      return `<circle cx="${round(width * 0.62)}" cy="${round(height * 0.68)}" r="${radius}" fill="none" stroke="${index % 3 === 0 ? accent : mark}" stroke-width="${round(height * 0.011)}" stroke-opacity="${round(1 - index * 0.1)}"/>`
    }).join(''),
  /** A grid in which some have stood up. */
  grid: ({ width, height }: Size, { mark, accent, random }: Paints) =>
    Array.from({ length: 48 }, (_, index) => {
      const x = width * (0.16 + (index % 6) * 0.135)
      const y = height * (0.36 + Math.floor(index / 6) * 0.075)
      return disc({ x, y, radius: height * (random() < 0.2 ? 0.03 : 0.017) }, random() < 0.3 ? accent : mark)
    }).join(''),
  /** Bands that cross: two ways of seeing one thing. */
  bands: ({ width, height }: Size, { mark, accent }: Paints) =>
    Array.from({ length: 7 }, (_, index) => {
      const y = round(height * (0.34 + index * 0.1))
      return `<path d="M0 ${y}C${round(width * 0.35)} ${round(y - height * 0.14)} ${round(width * 0.6)} ${round(y + height * 0.16)} ${width} ${round(y - height * 0.02)}" fill="none" stroke="${index % 2 ? accent : mark}" stroke-width="${round(height * (0.012 + index * 0.005))}" stroke-opacity="0.85"/>`
    }).join(''),
  /** A stair of pages. */
  stair: ({ width, height }: Size, { mark, accent }: Paints) =>
    Array.from({ length: 6 }, (_, index) => {
      const top = height * (0.88 - index * 0.09)
      return `<rect x="${round(width * (0.12 + index * 0.13))}" y="${round(top)}" width="${round(width * 0.115)}" height="${round(height - top)}" fill="${index === 5 ? accent : mark}" fill-opacity="${round(0.45 + index * 0.1)}"/>`
    }).join(''),
} as const

export type Badge = { ring: string; face: string; star: string }

/** The seal of a certificate. */
export function badge(size: Size, { ring, face, star }: Badge): string {
  const center = { x: size.width / 2, y: size.height * 0.44 }
  const unit = size.height / 100
  const ribbon = (side: -1 | 1) =>
    `<path d="M${round(center.x + side * 6 * unit)} ${round(64 * unit)}L${round(center.x + side * 24 * unit)} ${round(60 * unit)}L${round(center.x + side * 27 * unit)} ${round(97 * unit)}L${round(center.x + side * 16 * unit)} ${round(90 * unit)}L${round(center.x + side * 7 * unit)} ${round(98 * unit)}Z" fill="${ring}" fill-opacity="0.85"/>`
  return svg(
    size,
    ribbon(-1),
    ribbon(1),
    scallops(center, 38 * unit, ring),
    disc({ ...center, radius: 32 * unit }, face),
    `<circle cx="${round(center.x)}" cy="${round(center.y)}" r="${round(28 * unit)}" fill="none" stroke="${ring}" stroke-width="${round(unit)}"/>`,
    `<path d="${starPath(center, 19 * unit)}" fill="${star}"/>`,
  )
}

const scallops = ({ x, y }: { x: number; y: number }, radius: number, paint: string) =>
  Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10
    return disc(
      {
        x: x + radius * Math.cos(angle) * 0.92,
        y: y + radius * Math.sin(angle) * 0.92,
        radius: radius * 0.165,
      },
      paint,
    )
  }).join('') + disc({ x, y, radius: radius * 0.94 }, paint)

const starPath = ({ x, y }: { x: number; y: number }, radius: number) =>
  `M${Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 ? radius * 0.42 : radius
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  }).join('L')}Z`

export type Banner = { ground: readonly [string, string]; paints: readonly string[]; seed: number }

/** A wide banner: leaves of colour that drift in from the right, with room for nothing else. */
export function banner(size: Size, { ground, paints, seed }: Banner): string {
  const { width, height } = size
  const random = chance(seed)
  return svg(
    size,
    `<defs>${linear(
      'ground',
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      0,
    )}</defs>`,
    fill(size, 'url(#ground)'),
    ...Array.from({ length: 14 }, (_, index) => {
      const x = width * (0.42 + 0.045 * index + random() * 0.02)
      const tall = height * (0.35 + 0.6 * random())
      return `<rect x="${round(x)}" y="${round(height - tall)}" width="${round(width * 0.03)}" height="${round(tall)}" rx="${round(width * 0.015)}" fill="${paints[index % paints.length] ?? ink.gold}" fill-opacity="${round(0.55 + random() * 0.4)}"/>`
    }),
    `<rect x="${round(width * 0.06)}" y="${round(height * 0.26)}" width="${round(width * 0.2)}" height="${round(height * 0.1)}" rx="${round(height * 0.05)}" fill="${ink.cream}" fill-opacity="0.92"/>`,
    `<rect x="${round(width * 0.06)}" y="${round(height * 0.44)}" width="${round(width * 0.28)}" height="${round(height * 0.07)}" rx="${round(height * 0.035)}" fill="${ink.cream}" fill-opacity="0.6"/>`,
    `<rect x="${round(width * 0.06)}" y="${round(height * 0.57)}" width="${round(width * 0.24)}" height="${round(height * 0.07)}" rx="${round(height * 0.035)}" fill="${ink.cream}" fill-opacity="0.6"/>`,
  )
}
