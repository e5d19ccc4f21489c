import { disc, round, type Size, svg } from './svg.ts'

export type Badge = { ring: string; face: string; star: string }

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
