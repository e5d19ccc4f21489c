/** `until` is in Unix milliseconds. */
export type Keepable = { tags: readonly string[]; until: number; size: number }
export type TaggedMemory<Item extends Keepable> = ReturnType<typeof taggedMemory<Item>>

type Options<Item> = {
  now?(): number
  kept?(key: string, item: Item): void
  dropped?(key: string): void
}

/** Evicts by tag, time, and least recent use. `limit` and sizes share a unit: bytes, or a count. */
export function taggedMemory<Item extends Keepable>(
  limit: number,
  { now = Date.now, kept = () => {}, dropped = () => {} }: Options<Item> = {},
) {
  const items = new Map<string, Item>()
  const keysOfTag = new Map<string, Set<string>>()
  let used = 0

  function drop(key: string) {
    const item = items.get(key)
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

  return {
    get(key: string): Item | undefined {
      const item = items.get(key)
      if (!item) return undefined
      if (item.until <= now()) {
        drop(key)
        return undefined
      }
      items.delete(key)
      items.set(key, item)
      return item
    },
    keep(key: string, item: Item) {
      drop(key)
      if (item.size > limit) return
      items.set(key, item)
      used += item.size
      for (const tag of item.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
      kept(key, item)
      for (const oldest of items.keys()) {
        if (used <= limit) break
        drop(oldest)
      }
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
