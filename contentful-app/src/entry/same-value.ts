/** Whether two field values are the same: plain data as Contentful stores it. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameValue(valueAt(one, key), valueAt(other, key)))
  )
}

const valueAt = (from: object, key: string) => (from as Record<string, unknown>)[key]
