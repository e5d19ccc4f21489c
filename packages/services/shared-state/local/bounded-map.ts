/** Drops values at their expiry, and the least recently used beyond the limit. */
export function boundedMap<Value>(limit: number, { sizeOf = (_: Value): number => 1, now = Date.now } = {}) {
  const kept = new Map<string, { value: Value; size: number; endsAt: number }>()
  let used = 0

  function remove(key: string) {
    used -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      if (found.endsAt > now()) {
        kept.set(key, found)
        return found.value
      }
      used -= found.size
      return undefined
    },
    put(key: string, value: Value, keepMs = Number.POSITIVE_INFINITY) {
      remove(key)
      const size = sizeOf(value)
      if (size > limit) return
      kept.set(key, { value, size, endsAt: now() + keepMs })
      used += size
      for (const oldest of kept.keys()) {
        if (used <= limit) break
        remove(oldest)
      }
    },
    remove,
    size: () => kept.size,
    values: () => [...kept.values()].filter(({ endsAt }) => endsAt > now()).map(({ value }) => value),
  }
}
