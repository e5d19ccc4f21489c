/** Returns the higher middle value of an even number of values. */
export const median = (values: ArrayLike<number>) =>
  inOrder(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** Returns the smallest value that is not exceeded by at least this share; `share` is between 0 and 1. */
export const percentile = (values: ArrayLike<number>, share: number) =>
  inOrder(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

/** Growth of `y` per unit of `x` by least squares. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (values: readonly number[]) => sum(values) / values.length
  const x = mean(points.map((point) => point.x))
  const y = mean(points.map((point) => point.y))
  const spread = sum(points.map((point) => (point.x - x) ** 2))
  return sum(points.map((point) => (point.x - x) * (point.y - y))) / spread
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const inOrder = (values: ArrayLike<number>) => Float64Array.from(values).sort()
