/** Whether two field values say the same; they are JSON, so there are no cycles, dates or functions. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [a, b] = [Object.entries(left), new Map(Object.entries(right))]
  return a.length === b.size && a.every(([key, value]) => b.has(key) && isSameValue(value, b.get(key)))
}
