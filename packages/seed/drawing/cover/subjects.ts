import { disc, round, type Size } from '../svg.ts'
import type { Paints } from './palettes.ts'

const list = <T>(length: number, each: (index: number) => T) =>
  Array.from({ length }, (_, index) => each(index))

export function stair({ width, height }: Size, { mark, accent, deep, words }: Paints): string {
  const count = 6
  const breadth = width / (count + 0.4)
  const steps = list(count, (index) => {
    const top = height * (0.86 - index * 0.115)
    return `<rect x="${round(breadth * (index + 0.2))}" y="${round(top)}" width="${round(breadth + 1)}" height="${round(height - top)}" fill="${index % 2 ? deep : mark}"/>`
  })
  const x = breadth * (count - 0.3)
  const floor = height * (0.86 - (count - 1) * 0.115)
  return `${steps.join('')}<rect x="${round(x - 4)}" y="${round(floor - height * 0.24)}" width="8" height="${round(height * 0.24)}" fill="${words}"/><path d="M${round(x)} ${round(floor - height * 0.24)}l${round(-width * 0.16)} ${round(height * 0.05)}l${round(width * 0.16)} ${round(height * 0.05)}Z" fill="${accent}"/>`
}

export function bridge({ width, height }: Size, { mark, accent, deep, words }: Paints): string {
  const deck = height * 0.46
  const span = width / 3
  const arches = list(3, (index) => {
    const x = span * index
    return `<path d="M${round(x + span * 0.08)} ${round(height * 0.8)}V${round(deck + height * 0.2)}A${round(span * 0.42)} ${round(height * 0.15)} 0 0 1 ${round(x + span * 0.92)} ${round(deck + height * 0.2)}V${round(height * 0.8)}Z" fill="${deep}"/>`
  })
  const walkers = [0.3, 0.46, 0.54, 0.72].map(
    (part, index) =>
      `<g fill="${index === 1 ? accent : words}"><circle cx="${round(width * part)}" cy="${round(deck - height * 0.105)}" r="${round(height * 0.026)}"/><rect x="${round(width * part - height * 0.024)}" y="${round(deck - height * 0.075)}" width="${round(height * 0.048)}" height="${round(height * 0.08)}" rx="${round(height * 0.02)}"/></g>`,
  )
  const waves = list(3, (row) =>
    list(
      7,
      (index) =>
        `<path d="M${round(width * (index * 0.17 - (row % 2) * 0.08))} ${round(height * (0.86 + row * 0.05))}q${round(width * 0.04)} ${round(-height * 0.03)} ${round(width * 0.08)} 0" fill="none" stroke="${words}" stroke-width="${round(height * 0.01)}" stroke-linecap="round" opacity=".6"/>`,
    ).join(''),
  )
  return `${disc({ x: width * 0.8, y: height * 0.17, radius: height * 0.13 }, accent)}${walkers.join('')}<rect y="${round(deck)}" width="${width}" height="${round(height * 0.36)}" fill="${mark}"/>${arches.join('')}<rect y="${round(height * 0.8)}" width="${width}" height="${round(height * 0.2)}" fill="${deep}"/>${waves.join('')}`
}

export function compass({ width, height }: Size, { mark, accent, deep, words }: Paints): string {
  const radius = Math.min(width, height) * 0.42
  const ticks = list(24, (index) => {
    const long = index % 6 === 0
    return `<rect x="${round(-radius * 0.012)}" y="${round(-radius * 0.86)}" width="${round(radius * 0.024)}" height="${round(radius * (long ? 0.15 : 0.08))}" fill="${long ? accent : words}" transform="rotate(${index * 15})"/>`
  })
  return `<g transform="translate(${round(width / 2)} ${round(height / 2)})">${disc({ x: 0, y: 0, radius }, mark)}${disc({ x: 0, y: 0, radius: radius * 0.9 }, deep)}${ticks.join('')}<g transform="rotate(38)"><path d="M0 ${round(-radius * 0.66)}L${round(radius * 0.14)} 0H${round(-radius * 0.14)}Z" fill="${accent}"/><path d="M0 ${round(radius * 0.66)}L${round(radius * 0.14)} 0H${round(-radius * 0.14)}Z" fill="${words}"/></g>${disc({ x: 0, y: 0, radius: radius * 0.07 }, mark)}</g>`
}

export const mountain = ({ width, height }: Size, { mark, accent, deep, words }: Paints): string =>
  [
    disc({ x: width * 0.76, y: height * 0.24, radius: height * 0.12 }, accent),
    `<path d="M${round(-width * 0.1)} ${height}L${round(width * 0.2)} ${round(height * 0.46)}L${round(width * 0.5)} ${height}ZM${round(width * 0.55)} ${height}L${round(width * 0.84)} ${round(height * 0.52)}L${round(width * 1.15)} ${height}Z" fill="${deep}"/>`,
    `<path d="M${round(width * 0.08)} ${height}L${round(width * 0.48)} ${round(height * 0.14)}L${round(width * 0.9)} ${height}Z" fill="${mark}"/>`,
    `<path d="M${round(width * 0.48)} ${round(height * 0.14)}L${round(width * 0.387)} ${round(height * 0.34)}L${round(width * 0.44)} ${round(height * 0.31)}L${round(width * 0.485)} ${round(height * 0.37)}L${round(width * 0.53)} ${round(height * 0.3)}L${round(width * 0.578)} ${round(height * 0.34)}Z" fill="${words}"/>`,
    `<path d="M${round(width * 0.44)} ${height}C${round(width * 0.62)} ${round(height * 0.86)} ${round(width * 0.36)} ${round(height * 0.74)} ${round(width * 0.5)} ${round(height * 0.62)}S${round(width * 0.44)} ${round(height * 0.46)} ${round(width * 0.48)} ${round(height * 0.4)}" fill="none" stroke="${accent}" stroke-width="${round(height * 0.016)}" stroke-dasharray="${round(height * 0.03)} ${round(height * 0.026)}" stroke-linecap="round"/>`,
  ].join('')

export const pulse = ({ width, height }: Size, { mark, accent, deep }: Paints): string =>
  `${disc({ x: width / 2, y: height / 2, radius: Math.min(width, height) * 0.4 }, deep)}<path d="M0 ${round(height * 0.54)}H${round(width * 0.3)}L${round(width * 0.36)} ${round(height * 0.42)}L${round(width * 0.42)} ${round(height * 0.54)}H${round(width * 0.45)}L${round(width * 0.51)} ${round(height * 0.14)}L${round(width * 0.58)} ${round(height * 0.84)}L${round(width * 0.64)} ${round(height * 0.54)}H${width}" fill="none" stroke="${accent}" stroke-width="${round(height * 0.035)}" stroke-linejoin="round"/>${disc({ x: width * 0.78, y: height * 0.54, radius: height * 0.045 }, mark)}`

export function scales({ width, height }: Size, { mark, accent, deep, words }: Paints): string {
  const pan = (x: number, load: string) =>
    `<path d="M${round(x)} ${round(height * 0.22)}L${round(x - width * 0.15)} ${round(height * 0.56)}H${round(x + width * 0.15)}Z" fill="none" stroke="${words}" stroke-width="${round(height * 0.008)}"/>${load}<path d="M${round(x - width * 0.18)} ${round(height * 0.56)}H${round(x + width * 0.18)}Q${round(x)} ${round(height * 0.74)} ${round(x - width * 0.18)} ${round(height * 0.56)}Z" fill="${mark}"/>`
  const [left, right] = [width * 0.24, width * 0.76]
  return [
    `<rect x="${round(width / 2 - height * 0.02)}" y="${round(height * 0.12)}" width="${round(height * 0.04)}" height="${round(height * 0.76)}" fill="${words}"/>`,
    `<path d="M${round(width * 0.3)} ${round(height * 0.96)}Q${round(width * 0.5)} ${round(height * 0.8)} ${round(width * 0.7)} ${round(height * 0.96)}Z" fill="${deep}"/>`,
    `<rect x="${round(left - 6)}" y="${round(height * 0.2)}" width="${round(right - left + 12)}" height="${round(height * 0.035)}" rx="${round(height * 0.017)}" fill="${words}"/>`,
    pan(left, disc({ x: left, y: height * 0.5, radius: height * 0.06 }, accent)),
    pan(
      right,
      [-0.06, 0, 0.06]
        .map(
          (part) =>
            `<rect x="${round(right + width * part - width * 0.025)}" y="${round(height * (0.5 - Math.abs(part)))}" width="${round(width * 0.05)}" height="${round(height * (0.06 + Math.abs(part)))}" fill="${accent}"/>`,
        )
        .join(''),
    ),
    disc({ x: width / 2, y: height * 0.12, radius: height * 0.045 }, accent),
  ].join('')
}
