import { type FamilyName, familyOf } from './families.ts'

/** `part` separates the two values of a summary. */
export type Point = {
  family: FamilyName
  part?: 'count' | 'sum'
  labels?: Readonly<Record<string, string>>
  value: number
}
export type Sample = readonly Point[]

export function merged(samples: readonly Sample[]): Sample {
  const points = new Map<string, Point>()
  for (const point of samples.flat()) {
    const known = points.get(keyOf(point))
    const value = known === undefined ? point.value : together(point.family, known.value, point.value)
    points.set(keyOf(point), { ...point, value })
  }
  return [...points.values()]
}

/** Totals must survive their process: a falling total looks like a restart of the site. */
export const totalsOf = (sample: Sample): Sample =>
  sample.filter(({ family }) => ['counter', 'summary'].includes(familyOf(family).type))

const keyOf = ({ family, part, labels }: Point) => JSON.stringify([family, part, labels])

function together(family: FamilyName, one: number, other: number) {
  const { across } = familyOf(family)
  if (across === 'sum') return one + other
  return across === 'largest' ? Math.max(one, other) : Math.min(one, other)
}
