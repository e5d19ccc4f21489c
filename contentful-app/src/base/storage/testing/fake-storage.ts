/** The capacity is in characters. */
export function fakeStorage({ capacity = Number.POSITIVE_INFINITY }: { capacity?: number } = {}): Storage {
  const items = new Map<string, string>()
  const used = () => [...items].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, text) {
      const freed = items.has(key) ? key.length + (items.get(key)?.length ?? 0) : 0
      if (used() - freed + key.length + text.length > capacity)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
