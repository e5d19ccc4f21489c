/** Returns the time from each moment to the first of `seen` before the next moment, or infinity. All times ascend. */
export function waitsOf(moments: readonly number[], seen: readonly number[]): number[] {
  return moments.map((at, index) => {
    const next = moments[index + 1] ?? Number.POSITIVE_INFINITY
    return (seen.find((time) => time >= at && time < next) ?? Number.POSITIVE_INFINITY) - at
  })
}
