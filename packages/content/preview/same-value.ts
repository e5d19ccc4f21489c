/** Runs for every JSON value at every keystroke, so it allocates nothing. */
export function isSameValue(left: unknown, right: unknown, isSame = isSameValue): boolean {
  if (left === right) return true
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false
  let properties = 0
  for (const key in left) {
    properties += 1
    if (!(key in right) || !isSame(left[key], right[key])) return false
  }
  for (const _ in right) properties -= 1
  return properties === 0
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
