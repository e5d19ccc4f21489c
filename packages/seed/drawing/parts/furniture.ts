import { type Box, box, dot, oval, type Point, placed, polygon, repeat, shape, stroke } from '../shapes.ts'
import { ink } from '../svg.ts'

/** `y` is its upper edge. */
export const table = ([x, y, width, height]: Box, paint: string = ink.wood) =>
  box([x + width * 0.06, y, 26, height], ink.bark, 4) +
  box([x + width * 0.94 - 26, y, 26, height], ink.bark, 4) +
  box([x, y, width, 30], paint, 8) +
  box([x + 8, y + 24, width - 16, 8], 'rgb(7 26 51 / 22%)', 4)

export const counter = ([x, y, width, height]: Box, front: string, top: string = ink.wood) =>
  box([x + 14, y, width - 28, height], front) +
  box([x + 14, y + 26, width - 28, 10], 'rgb(7 26 51 / 18%)') +
  box([x, y, width, 28], top, 8)

/** `at` is the middle of its seat. */
export const chair = ([x, y]: Point, scale: number, paint: string) =>
  placed(
    [x, y],
    scale,
    box([-42, 10, 10, 92], ink.navy, 4) +
      box([32, 10, 10, 92], ink.navy, 4) +
      box([-46, -96, 92, 92], paint, 16) +
      box([-52, -10, 104, 30], paint, 10) +
      box([-52, 10, 104, 10], 'rgb(7 26 51 / 22%)', 5),
  )

/** `at` is the middle of its seat. */
export const armchair = ([x, y]: Point, scale: number, paint: string) =>
  placed(
    [x, y],
    scale,
    box([-58, 60, 14, 44], ink.bark) +
      box([44, 60, 14, 44], ink.bark) +
      box([-66, -120, 132, 150], paint, 36) +
      box([-66, -4, 132, 74], paint, 16) +
      box([-56, -10, 112, 34], 'rgb(255 255 255 / 16%)', 14) +
      box([-88, -36, 36, 112], paint, 18) +
      box([52, -36, 36, 112], paint, 18) +
      box([-66, 56, 132, 14], 'rgb(7 26 51 / 16%)', 6),
  )

/** The foot stands on `at`; `inside` is drawn on 200 × 120. */
export const screen = ([x, y]: Point, scale: number, inside = '') =>
  placed(
    [x, y],
    scale,
    box([-12, -40, 24, 36], ink.slate) +
      box([-48, -8, 96, 8], ink.slate, 4) +
      box([-110, -176, 220, 140], ink.night, 10) +
      box([-100, -166, 200, 120], '#1d4173', 4) +
      `<g transform="translate(-100 -166)">${inside}</g>`,
  )

export const laptop = ([x, y]: Point, scale: number, paint: string = ink.stone) =>
  placed(
    [x, y],
    scale,
    shape('M-70 -92H70Q78 -92 78 -84V-8H-78V-84Q-78 -92 -70 -92Z', paint) +
      box([-92, -10, 184, 12], ink.slate, 6) +
      dot([0, -50], 9, 'rgb(255 255 255 / 75%)'),
  )

export const cup = ([x, y]: Point, scale: number, paint: string = ink.coral) =>
  placed(
    [x, y],
    scale,
    stroke('M18 -34Q36 -34 34 -22Q32 -10 16 -12', paint, 6) +
      shape('M-20 -44H20L16 -4Q15 0 10 0H-10Q-15 0 -16 -4Z', paint) +
      box([-22, -48, 44, 7], 'rgb(7 26 51 / 18%)', 3),
  )

export const steam = ([x, y]: Point, scale: number) =>
  placed(
    [x, y],
    scale,
    `<g opacity=".7">${stroke('M-10 0C-20 -16 0 -24 -8 -42M10 -4C2 -20 20 -28 12 -46', ink.white, 5)}</g>`,
  )

export const paper = ([x, y]: Point, turn: number, lines = 4) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box([-32, -42, 64, 84], ink.white, 3)}${repeat(lines, (index) => box([-22, -28 + index * 14, index % 3 === 2 ? 28 : 44, 5], ink.stone, 2))}</g>`

export const clipboard = ([x, y]: Point, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box([-36, -48, 72, 98], ink.wood, 6)}${box([-29, -38, 58, 82], ink.white, 2)}${box([-14, -54, 28, 14], ink.slate, 4)}${repeat(4, (index) => box([-20, -24 + index * 15, index % 2 ? 28 : 40, 5], ink.haze, 2))}</g>`

export function books([x, y]: Point, width: number, shift = 0): string {
  const paints = [ink.brick, ink.blue, ink.gold, ink.green, ink.navy, ink.coral, ink.sky, ink.cream, ink.plum]
  const parts: string[] = []
  let left = x
  for (let index = shift; left < x + width - 34; index += 1) {
    const breadth = 18 + ((index * 7) % 4) * 5
    const tall = 74 + ((index * 5) % 6) * 8
    const isGap = index % 9 === 7
    if (!isGap)
      parts.push(
        box([left, y - tall, breadth - 2, tall], paints[index % paints.length] ?? ink.blue, 3) +
          box([left + 3, y - tall + 12, breadth - 8, 5], 'rgb(255 255 255 / 45%)'),
      )
    left += breadth
  }
  return parts.join('')
}

/** The head is at the left; `at` is the left end of the mattress. */
export const bed = ([x, y]: Point, blanket: string) =>
  [
    box([x - 18, y - 120, 22, 250], ink.slate, 8),
    box([x + 560, y - 60, 22, 190], ink.slate, 8),
    box([x, y + 40, 564, 20], ink.stone, 6),
    box([x + 30, y + 60, 12, 60], ink.slate),
    box([x + 520, y + 60, 12, 60], ink.slate),
    dot([x + 36, y + 126], 14, ink.navy),
    dot([x + 526, y + 126], 14, ink.navy),
    box([x, y - 4, 564, 50], ink.white, 14),
    shape(
      `M${x + 10} ${y}L${x + 24} ${y - 66}Q${x + 34} ${y - 82} ${x + 66} ${y - 74}L${x + 120} ${y - 20}Q${x + 130} ${y} ${x + 100} ${y}Z`,
      '#e9eef5',
    ),
    shape(
      `M${x + 150} ${y + 44}V${y - 30}Q${x + 150} ${y - 52} ${x + 190} ${y - 52}L${x + 400} ${y - 40}Q${x + 540} ${y - 36} ${x + 562} ${y - 4}V${y + 44}Z`,
      blanket,
    ),
    shape(
      `M${x + 150} ${y + 44}V${y - 30}Q${x + 150} ${y - 52} ${x + 190} ${y - 52}L${x + 216} ${y - 51}Q${x + 190} ${y} ${x + 196} ${y + 44}Z`,
      'rgb(255 255 255 / 40%)',
    ),
  ].join('')

export const deskLamp = ([x, y]: Point, scale: number, paint: string = ink.ember) =>
  placed(
    [x, y],
    scale,
    `<path d="M40 -118L-40 -4H150Z" fill="${ink.cream}" opacity=".3"/>${stroke('M-30 -4L-50 -80L20 -136', ink.slate, 8)}${oval([-30, -3], [34, 7], ink.slate)}${polygon(
      [
        [4, -150],
        [44, -150],
        [84, -104],
        [8, -104],
      ],
      paint,
    )}`,
  )
