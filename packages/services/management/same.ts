/** Ignores the order of keys, not of lists; `undefined` equals an absent key. */
export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
