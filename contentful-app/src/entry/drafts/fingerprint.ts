/** Returns the same short text for equal JSON values in any key order. Not for secrets. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, sortedKeys) ?? ''
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  return hash.toString(36)
}

const sortedKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
