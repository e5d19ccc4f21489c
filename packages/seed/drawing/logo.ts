import { fitText } from './lettering/fit-text.ts'
import { inkHeight, paragraph } from './lettering/lettered-words.ts'
import { disc, fill, ink, round, type Size, svg } from './svg.ts'

export type Logo = { name: string; mark: keyof typeof marks; paint: string }

const leading = 1.15

export function logo(size: Size, { name, mark, paint }: Logo): string {
  const { width, height } = size
  const side = height * 0.56
  const room = { width: width - side - height * 0.22, height: height * 0.6, leading }
  const fitted = fitText(name, room, {
    size: height * 0.3,
    least: height * 0.1,
    weight: 'black',
    spacing: -0.01,
  })
  return svg(
    size,
    fill(size, ink.white),
    `<g transform="translate(0 ${round((height - side) / 2)})">${marks[mark](side, paint)}</g>`,
    paragraph(fitted, leading, {
      x: height * 0.18 + side,
      y: (height - inkHeight(fitted, leading)) / 2,
      paint: ink.navy,
    }),
  )
}

const line = (path: string, paint: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(width)}" stroke-linecap="round"/>`

/** Each mark fills a square; `side` is in pixels. */
const marks = {
  waves: (side: number, paint: string) =>
    [0.25, 0.5, 0.75]
      .map((share) => {
        const [y, quarter] = [round(side * share), round(side / 4)]
        return line(
          `M0 ${y}q${quarter} ${-quarter} ${round(side / 2)} 0t${round(side / 2)} 0`,
          paint,
          side * 0.1,
        )
      })
      .join(''),
  meridian: (side: number, paint: string) =>
    [side * 0.46, side * 0.2]
      .map(
        (width) =>
          `<ellipse cx="${round(side / 2)}" cy="${round(side / 2)}" rx="${round(width)}" ry="${round(side * 0.46)}" fill="none" stroke="${paint}" stroke-width="${round(side * 0.08)}"/>`,
      )
      .join('') + line(`M${round(side * 0.06)} ${round(side / 2)}H${round(side * 0.94)}`, paint, side * 0.08),
  star: (side: number, paint: string) => {
    const [half, inner] = [side / 2, side * 0.12]
    const points = [
      [half, 0],
      [half + inner, half - inner],
      [side, half],
      [half + inner, half + inner],
      [half, side],
      [half - inner, half + inner],
      [0, half],
      [half - inner, half - inner],
    ]
    return `<path d="M${points.map((point) => point.map(round).join(' ')).join('L')}Z" fill="${paint}"/>`
  },
  lines: (side: number, paint: string) =>
    [1, 0.6, 0.85, 0.45]
      .map((share, row) =>
        line(`M0 ${round(side * (0.14 + row * 0.24))}H${round(side * share)}`, paint, side * 0.12),
      )
      .join(''),
  bay: (side: number, paint: string) =>
    disc({ x: side / 2, y: side * 0.36, radius: side * 0.3 }, paint) +
    line(`M0 ${round(side * 0.86)}H${round(side)}`, paint, side * 0.12),
} as const
