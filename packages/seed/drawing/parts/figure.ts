import { clothesColor, clothesColors } from '../portrait/clothes.ts'
import { skins } from '../portrait/colors.ts'
import { face } from '../portrait/face.ts'
import { hairBefore, hairBehind, headFromBehind } from '../portrait/hair.ts'
import type { PortraitLook } from '../portrait/look.ts'
import { oval, type Point, placed, shape, stroke } from '../shapes.ts'
import { back, clothesOf, top } from './top.ts'

/**
 * `at` is the base of the neck. A standing person of scale 1 is 240 units tall: 65 above the neck, 175 below. Arms are
 * an elbow and a hand relative to the neck.
 */
export type Figure = {
  at: Point
  scale: number
  look: PortraitLook
  left?: Arm
  right?: Arm
  legs?: keyof typeof stances | 'none'
  /** From −1 (left) to 1 (right). */
  turn?: number
  isFromBehind?: boolean
  isMasked?: boolean
}
export type Arm = readonly [elbow: Point, hand: Point]

export function figure(drawn: Figure): string {
  const { at, scale, look, legs = 'stand', left = hanging(-1), right = hanging(1) } = drawn
  const parts = [
    drawn.isFromBehind ? '' : inField(hairBehind(look)),
    legs === 'none' ? '' : stances[legs](trousers(look)),
    neck(look),
    drawn.isFromBehind ? back(look) : top(look, legs === 'sit' || legs === 'none'),
    arm(look, [-23, 12], left),
    arm(look, [23, 12], right),
    head(drawn),
  ]
  return placed(at, scale, parts.join(''))
}

/** The chin of portraits ends at (50, 60). Heads are enlarged, so that faces are visible. */
const inField = (parts: string) =>
  `<g transform="translate(0 -9) scale(1.26) translate(-50 -60)">${parts}</g>`

function head({ look, turn = 0, isFromBehind, isMasked }: Figure): string {
  if (isFromBehind) return inField(headFromBehind(look))
  if (isMasked) return inField(face({ ...look, beard: undefined }, turn) + mask(turn) + cap)
  return inField(face(look, turn) + hairBefore(look))
}

const cap = `<path d="M33.5 37C31.5 22 40 16 50 16C60 16 68.5 22 66.5 37C56 31.5 44 31.5 33.5 37Z" fill="${clothesColors.teal}"/>`
const mask = (turn: number) =>
  `<g transform="translate(${turn * 2.4} 0)"><path d="M35 45L39 47.5M65 45L61 47.5" stroke="#cfe3ef" stroke-width="1.2"/><path d="M38.5 47Q50 43.5 61.5 47L60.5 56Q50 64 39.5 56Z" fill="#cfe3ef"/><path d="M40 51.5H60M41 55H59" stroke="#a9c6d8" stroke-width=".8"/></g>`

function neck({ skin }: PortraitLook): string {
  const [tone, shade] = skins[skin]
  return shape('M-6.5 -16H6.5V2L0 9L-6.5 2Z', tone) + shape('M-6.5 -11Q0 -5 6.5 -11V-8Q0 -1 -6.5 -8Z', shade)
}

const hanging = (side: -1 | 1): Arm => [
  [side * 30, 46],
  [side * 28, 82],
]

function arm(look: PortraitLook, shoulder: Point, [elbow, hand]: Arm): string {
  const [paint, edge] = skins[look.skin]
  const sleeve = clothesOf(look)
  const cuff =
    look.clothes === 'scrubs' ? '' : limb([elbow, between(elbow, hand, 0.8)], { ...sleeve, width: 13 })
  return (
    limb([elbow, hand], { paint, edge, width: 10 }) +
    limb([hand, hand], { paint, edge, width: 13 }) +
    cuff +
    limb([shoulder, elbow], { ...sleeve, width: 15 })
  )
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]

const trousers = ({ clothes, color }: PortraitLook) =>
  clothes === 'scrubs'
    ? clothesColor(clothes, color)
    : clothes === 'jacket'
      ? '#22334d'
      : clothesColors.charcoal

const leg = (points: readonly [Point, Point, Point], paint: string) =>
  limb(points, { paint, edge: 'rgb(7 26 51 / 22%)', width: 17 }) + shoe(points[2])

const stances = {
  stand: (paint: string) =>
    leg(
      [
        [-10, 80],
        [-11, 125],
        [-11, 166],
      ],
      paint,
    ) +
    leg(
      [
        [10, 80],
        [11, 125],
        [11, 166],
      ],
      paint,
    ),
  walk: (paint: string) =>
    leg(
      [
        [8, 80],
        [2, 124],
        [-22, 158],
      ],
      paint,
    ) +
    leg(
      [
        [-6, 80],
        [14, 120],
        [20, 166],
      ],
      paint,
    ),
  climb: (paint: string) =>
    leg(
      [
        [-8, 80],
        [-12, 124],
        [-14, 166],
      ],
      paint,
    ) +
    leg(
      [
        [8, 80],
        [30, 98],
        [26, 136],
      ],
      paint,
    ),
  sit: (paint: string) =>
    leg(
      [
        [-11, 80],
        [-19, 96],
        [-18, 140],
      ],
      paint,
    ) +
    leg(
      [
        [11, 80],
        [19, 96],
        [18, 140],
      ],
      paint,
    ),
} as const

/** The edge separates it from the background. */
function limb(
  points: readonly Point[],
  { paint, edge, width }: { paint: string; edge: string; width: number },
): string {
  const d = `M${points.map((point) => point.join(' ')).join('L')}`
  return stroke(d, edge, width + 1.6) + stroke(d, paint, width)
}

const shoe = ([x, y]: Point) => oval([x + (x < 0 ? -2 : 2), y + 8], [10, 5], '#101a2b')
