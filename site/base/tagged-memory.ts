/** `until` is in Unix milliseconds. */
export type Keepable = { tags: readonly string[]; until: number; size: number }
export type TaggedMemory<Item extends Keepable> = ReturnType<typeof taggedMemory<Item>>

type Options<Item> = {
  now?(): number
  kept?(key: string, item: Item): void
  dropped?(key: string): void
}

/**
 * Evicts items by tag, by time, and, when full, those not read since the last eviction. `limit` and sizes share a
 * unit: bytes, or a count.
 */
export function taggedMemory<Item extends Keepable>(
  limit: number,
  { now = Date.now, kept = () => {}, dropped = () => {} }: Options<Item> = {},
) {
  const items = new Map<string, { item: Item; isRead: boolean }>()
  const keysOfTag = new Map<string, Set<string>>()
  let used = 0

  function drop(key: string) {
    const item = items.get(key)?.item
    if (!item) return
    items.delete(key)
    used -= item.size
    for (const tag of item.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
    dropped(key)
  }

  function makeRoom(size: number) {
    for (const [key, known] of items) {
      if (used + size <= limit) break
      if (known.isRead) {
        known.isRead = false
        // The loop comes to it again.
        items.delete(key)
        items.set(key, known)
      } else drop(key)
    }
  }

  return {
    get(key: string): Item | undefined {
      const known = items.get(key)
      if (!known) return undefined
      if (known.item.until <= now()) {
        drop(key)
        return undefined
      }
      // Each move in the map would cost time and memory.
      known.isRead = true
      return known.item
    },
    keep(key: string, item: Item) {
      drop(key)
      if (item.size > limit) return
      makeRoom(item.size)
      items.set(key, { item, isRead: false })
      used += item.size
      for (const tag of item.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
      kept(key, item)
    },
    forget(tags: readonly string[] | 'everything') {
      const gone =
        tags === 'everything' ? [...items.keys()] : tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])])
      for (const key of gone) drop(key)
    },
    count: () => items.size,
    used: () => used,
  }
}
