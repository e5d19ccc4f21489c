import { disc, round, type Size } from '../svg.ts'
import type { Paints } from './palettes.ts'

type Random = () => number
const list = <T>(length: number, each: (index: number) => T) =>
  Array.from({ length }, (_, index) => each(index))

export function ripples({ width, height }: Size, { mark, accent, deep }: Paints, random: Random): string {
  const x = width * (0.35 + random() * 0.3)
  const y = height * 0.55
  const step = height * 0.105
  const rings = list(8, (index) => {
    const paint = [mark, accent, deep][index % 3]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(step * (8 - index))}" fill="none" stroke="${paint}" stroke-width="${round(step * 0.36)}"/>`
  })
  return rings.join('') + disc({ x, y, radius: step * 0.5 }, accent)
}

export function dots({ width, height }: Size, { mark, accent, deep }: Paints, random: Random): string {
  const columns = 9
  const step = width / columns
  return list(columns * Math.ceil(height / step), (index) => {
    const chosen = random()
    const paint = chosen < 0.14 ? accent : chosen < 0.5 ? mark : deep
    const at = { x: ((index % columns) + 0.5) * step, y: (Math.floor(index / columns) + 0.5) * step }
    return disc({ ...at, radius: step * (chosen < 0.14 ? 0.42 : 0.25) }, paint)
  }).join('')
}

export const bands = ({ width, height }: Size, { mark, accent, deep }: Paints, random: Random): string =>
  list(6, (index) => {
    const y = height * (0.08 + index * 0.16)
    const swing = height * (0.14 + random() * 0.12) * (index % 2 ? 1 : -1)
    const paint = [deep, mark, accent][index % 3]
    return `<path d="M0 ${round(y)}C${round(width * 0.3)} ${round(y + swing)} ${round(width * 0.65)} ${round(y - swing)} ${width} ${round(y + swing * 0.2)}V${height}H0Z" fill="${paint}"/>`
  }).join('')

export function circles({ width, height }: Size, { mark, accent, words }: Paints): string {
  const radius = Math.min(width * 0.3, height * 0.36)
  const y = height * 0.52
  const [left, right] = [width * 0.36, width * 0.64]
  const half = (right - left) / 2
  const rise = Math.sqrt(radius ** 2 - half ** 2)
  const lens = `<path d="M${round(width / 2)} ${round(y - rise)}A${round(radius)} ${round(radius)} 0 0 1 ${round(width / 2)} ${round(y + rise)}A${round(radius)} ${round(radius)} 0 0 1 ${round(width / 2)} ${round(y - rise)}Z" fill="${words}"/>`
  return disc({ x: left, y, radius }, mark) + disc({ x: right, y, radius }, accent) + lens
}

export function shelves(
  { width, height }: Size,
  { mark, accent, deep, words }: Paints,
  random: Random,
): string {
  const rows = 3
  const row = height / rows
  return list(rows, (index) => {
    const floor = row * (index + 1) - row * 0.09
    const books: string[] = []
    for (let x = width * 0.04; x < width * 0.94; ) {
      const breadth = width * (0.03 + random() * 0.035)
      const tall = row * (0.5 + random() * 0.34)
      const paint = [mark, accent, deep, words][Math.floor(random() * 4)]
      if (random() > 0.1)
        books.push(
          `<rect x="${round(x)}" y="${round(floor - tall)}" width="${round(breadth * 0.9)}" height="${round(tall)}" rx="3" fill="${paint}"/>`,
        )
      x += breadth
    }
    return `${books.join('')}<rect y="${round(floor)}" width="${width}" height="${round(row * 0.05)}" fill="${deep}"/>`
  }).join('')
}

export function sunrise({ width, height }: Size, { mark, accent, deep }: Paints, random: Random): string {
  const x = width * (0.3 + random() * 0.4)
  const rays = list(13, (index) => {
    const angle = Math.PI + (index * Math.PI) / 12
    const reach = height * 0.7
    return `<path d="M${round(x)} ${round(height * 0.62)}L${round(x + reach * Math.cos(angle - 0.05))} ${round(height * 0.62 + reach * Math.sin(angle - 0.05))}L${round(x + reach * Math.cos(angle + 0.05))} ${round(height * 0.62 + reach * Math.sin(angle + 0.05))}Z" fill="${mark}" opacity=".55"/>`
  })
  const hill = (y: number, swing: number, paint: string) =>
    `<path d="M0 ${round(height * y)}C${round(width * 0.3)} ${round(height * (y - swing))} ${round(width * 0.6)} ${round(height * (y + swing))} ${width} ${round(height * (y - swing * 0.6))}V${height}H0Z" fill="${paint}"/>`
  return (
    rays.join('') +
    disc({ x, y: height * 0.62, radius: height * 0.24 }, accent) +
    hill(0.68, 0.14, mark) +
    hill(0.82, -0.12, deep)
  )
}

export function tree({ width, height }: Size, { mark, accent, deep }: Paints, random: Random): string {
  const x = width / 2
  const trunk = `<path d="M${round(x - width * 0.025)} ${height}L${round(x - width * 0.012)} ${round(height * 0.4)}H${round(x + width * 0.012)}L${round(x + width * 0.025)} ${height}ZM${round(x)} ${round(height * 0.66)}L${round(x + width * 0.16)} ${round(height * 0.42)}M${round(x)} ${round(height * 0.72)}L${round(x - width * 0.17)} ${round(height * 0.44)}" fill="${deep}" stroke="${deep}" stroke-width="${round(width * 0.018)}" stroke-linecap="round"/>`
  const leaves = list(58, (index) => {
    const angle = index * 2.39996
    const reach = Math.sqrt(index / 58)
    const at = {
      x: x + Math.cos(angle) * reach * width * 0.3,
      y: height * 0.36 + Math.sin(angle) * reach * height * 0.31,
    }
    const paint = random() < 0.22 ? accent : random() < 0.5 ? mark : deep
    return disc({ ...at, radius: width * (0.022 + random() * 0.02) }, paint)
  })
  return `${trunk}${leaves.join('')}<rect y="${round(height * 0.97)}" width="${width}" height="${round(height * 0.03)}" fill="${deep}"/>`
}

export function windows(
  { width, height }: Size,
  { mark, accent, deep, words }: Paints,
  random: Random,
): string {
  const houses = [
    { x: 0.06, breadth: 0.28, tall: 0.6 },
    { x: 0.66, breadth: 0.28, tall: 0.5 },
    { x: 0.3, breadth: 0.4, tall: 0.86 },
  ]
  const pane = width * 0.045
  return houses
    .map(({ x, breadth, tall }, house) => {
      const columns = Math.floor((breadth * width) / (pane * 1.8))
      const rows = Math.floor((tall * height - pane * 2) / (pane * 2))
      const left = x * width + (breadth * width - (columns * 1.8 - 0.8) * pane) / 2
      const panes = list(columns * rows, (index) => {
        const at = {
          x: left + (index % columns) * pane * 1.8,
          y: height * (1 - tall) + pane * (1 + 2 * Math.floor(index / columns)),
        }
        return `<rect x="${round(at.x)}" y="${round(at.y)}" width="${round(pane)}" height="${round(pane * 1.25)}" rx="3" fill="${random() < 0.35 ? accent : house === 2 ? mark : words}" opacity="${random() < 0.5 ? 1 : 0.55}"/>`
      })
      return `<rect x="${round(x * width)}" y="${round(height * (1 - tall))}" width="${round(breadth * width)}" height="${round(tall * height)}" fill="${house === 2 ? deep : mark}"/>${panes.join('')}`
    })
    .join('')
}
