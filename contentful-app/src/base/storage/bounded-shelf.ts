import type { QuietStorage } from './quiet-storage.ts'

/** Lengths are in UTF-16 units, as browsers count them. */
export type ShelfLimits = { items: number; itemLength: number; totalLength: number; ageMs: number }

export type Shelf = {
  get(key: string): string | undefined
  /** Returns false and keeps the earlier text if the new text is too long or refused. */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

type Options = { storage: QuietStorage; prefix: string; limits: ShelfLimits; now?(): number }
type ShelfItem = { key: string; at: number; length: number }

/** At the limits, the oldest texts are removed. */
export function boundedShelf({ storage, prefix, limits, now = Date.now }: Options): Shelf {
  const isFresh = (at: number) => now() - at < limits.ageMs

  function itemsExcept(key: string): ShelfItem[] {
    const others = storage.keys().filter((other) => other.startsWith(prefix) && other !== prefix + key)
    return others.map((other) => {
      const stored = storage.get(other) ?? ''
      return { key: other, at: timeOf(stored), length: stored.length }
    })
  }
  return {
    get(key) {
      const stored = storage.get(prefix + key)
      return stored !== undefined && isFresh(timeOf(stored)) ? textOf(stored) : undefined
    },
    set(key, text) {
      if (text.length > limits.itemLength) return false
      const others = itemsExcept(key)
      const kept = newestThatFit(
        others.filter(({ at }) => isFresh(at)),
        { items: limits.items - 1, totalLength: limits.totalLength - text.length },
      )
      for (const item of others) if (!kept.includes(item)) storage.remove(item.key)
      const oldestFirst = kept.toReversed()
      const write = () => storage.set(prefix + key, `${now()} ${text}`)
      let isStored = write()
      for (const item of oldestFirst) {
        if (isStored) break
        storage.remove(item.key)
        isStored = write()
      }
      return isStored
    },
    remove: (key) => storage.remove(prefix + key),
    keys: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}

function newestThatFit(
  items: readonly ShelfItem[],
  room: Pick<ShelfLimits, 'items' | 'totalLength'>,
): ShelfItem[] {
  const newestFirst = items.toSorted((one, other) => other.at - one.at).slice(0, Math.max(room.items, 0))
  let total = 0
  return newestFirst.filter(({ length }) => {
    total += length
    return total <= room.totalLength
  })
}

/** Text of another program has no time and counts as oldest. */
const timeOf = (stored: string) => Number.parseInt(stored, 10) || 0
const textOf = (stored: string) => stored.slice(stored.indexOf(' ') + 1)
