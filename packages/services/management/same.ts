/** Equal whatever the order of their keys; the order of lists counts, and `undefined` is the same as absent. */
export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
