import { oval, type Point, stroke } from '../shapes.ts'

/** The edge separates it from the background. */
export function limb(
  points: readonly Point[],
  { paint, edge, width }: { paint: string; edge: string; width: number },
): string {
  const d = `M${points.map((point) => point.join(' ')).join('L')}`
  return stroke(d, edge, width + 1.6) + stroke(d, paint, width)
}

export const shoe = ([x, y]: Point) => oval([x + (x < 0 ? -2 : 2), y + 8], [10, 5], '#101a2b')
