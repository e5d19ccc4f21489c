import { keyOf, type Ref } from './links.ts'

export function linkIndex() {
  const targets = new Map<string, readonly Ref[]>()
  const holders = new Map<string, Set<string>>()

  return {
    set(holder: Ref, links: readonly Ref[]) {
      const key = keyOf(holder)
      for (const target of targets.get(key) ?? []) holders.get(keyOf(target))?.delete(key)
      targets.set(key, links)
      for (const target of links.map(keyOf)) holders.set(target, (holders.get(target) ?? new Set()).add(key))
    },

    /** Includes indirect holders. */
    leadingTo(ref: Ref): ReadonlySet<string> {
      const found = new Set([keyOf(ref)])
      // Iteration also visits items added meanwhile.
      for (const key of found) for (const holder of holders.get(key) ?? []) found.add(holder)
      return found
    },

    from(ref: Ref): readonly Ref[] {
      const found = new Map([[keyOf(ref), ref]])
      for (const key of found.keys())
        for (const target of targets.get(key) ?? []) found.set(keyOf(target), target)
      return [...found.values()]
    },
  }
}
