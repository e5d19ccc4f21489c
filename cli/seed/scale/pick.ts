/** Deterministic for number and purpose. */
export function pick<Item>(list: readonly [Item, ...Item[]], number: number, purpose: string): Item {
  return list[spread(number, purpose, list.length)] ?? list[0]
}

/** Returns an integer from 0 to `limit` − 1, evenly distributed. */
export function spread(number: number, purpose: string, limit: number): number {
  let hash = 0x811c9dc5
  for (const letter of `${purpose} ${number}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  // The last letters alone do not reach all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % limit
}
