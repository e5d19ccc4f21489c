/** The storage ends with its page. */
export function ownStorage(texts: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(texts))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
