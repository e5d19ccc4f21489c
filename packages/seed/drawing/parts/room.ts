import { type Box, box, dot, oval, type Point, placed, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink } from '../svg.ts'

/** From `y` down. */
export const floor = (y: number, paint: string, skirting = 'rgb(255 255 255 / 55%)') =>
  box([0, y, 1600, 900 - y], paint) + box([0, y - 14, 1600, 14], skirting)

/** `outside` is drawn from the left upper corner and clipped. */
export function window([x, y, width, height]: Box, sky: string, outside = ''): string {
  const id = `pane-${x}-${y}`
  return [
    box([x - 14, y - 14, width + 28, height + 28], ink.white, 8),
    `<clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath>`,
    `<g transform="translate(${x} ${y})" clip-path="url(#${id})">${box([0, 0, width, height], sky)}${outside}</g>`,
    box([x + width / 2 - 5, y, 10, height], ink.white),
    box([x, y + height * 0.45, width, 10], ink.white),
    box([x - 26, y + height + 12, width + 52, 16], '#e4eaf1', 5),
  ].join('')
}

export const stars = (places: readonly Point[]) =>
  places.map((at, index) => dot(at, 2 + (index % 3), ink.cream)).join('')
export const moon = ([x, y]: Point, radius: number, sky: string) =>
  dot([x, y], radius, ink.cream) + dot([x + radius * 0.42, y - radius * 0.2], radius * 0.84, sky)

/** `hours` may have fractions. */
export function clock([x, y]: Point, radius: number, hours: number): string {
  const hand = (turn: number, length: number, width: number) =>
    `<path d="M0 0V${-length}" transform="rotate(${Math.round(turn)})" stroke="${ink.navy}" stroke-width="${width}" stroke-linecap="round"/>`
  return placed(
    [x, y],
    radius / 50,
    [
      dot([0, 0], 50, ink.navy),
      dot([0, 0], 43, ink.white),
      repeat(
        12,
        (hour) =>
          `<path d="M0 -39V-33" transform="rotate(${hour * 30})" stroke="${ink.slate}" stroke-width="3"/>`,
      ),
      hand(hours * 30, 22, 5),
      hand((hours % 1) * 360, 32, 3.5),
      dot([0, 0], 4, ink.ember),
    ].join(''),
  )
}

/** The pot stands on `at`. */
export const plant = ([x, y]: Point, scale: number, pot: string = ink.ember) =>
  placed(
    [x, y],
    scale,
    [
      ...[-62, -38, -14, 12, 36, 60].map(
        (turn, index) =>
          `<path d="M0 -60C-26 -110 -18 -150 0 -190C18 -150 26 -110 0 -60Z" transform="rotate(${turn} 0 -60)" fill="${index % 2 ? ink.leaf : ink.green}"/>`,
      ),
      polygon(
        [
          [-42, -70],
          [42, -70],
          [32, 0],
          [-32, 0],
        ],
        pot,
      ),
      box([-48, -82, 96, 20], pot, 5),
      box([-48, -64, 96, 6], 'rgb(7 26 51 / 16%)'),
    ].join(''),
  )

/** The cord ends at `at`. */
export const pendant = ([x, y]: Point, paint: string) =>
  stroke(`M${x} 0V${y}`, ink.navy, 4) +
  shape(`M${x - 62} ${y + 58}Q${x - 56} ${y} ${x} ${y}Q${x + 56} ${y} ${x + 62} ${y + 58}Z`, paint) +
  oval([x, y + 58], [26, 9], ink.cream)

export const door = ([x, y, width, height]: Box, paint: string) =>
  box([x - 12, y - 12, width + 24, height + 12], 'rgb(255 255 255 / 75%)', 4) +
  box([x, y, width, height], paint) +
  box([x + width * 0.24, y + height * 0.1, width * 0.52, height * 0.3], '#cfe3f3', 5) +
  dot([x + width * 0.86, y + height * 0.54], 8, ink.cream)

export const frame = ([x, y, width, height]: Box, ground: string, inside: string) =>
  box([x - 10, y - 10, width + 20, height + 20], ink.navy, 4) + box([x, y, width, height], ground) + inside
