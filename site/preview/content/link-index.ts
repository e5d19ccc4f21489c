import { keyOf, type Ref } from './links.ts'

/** Who links to whom, both ways. */
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

    /** Keys of an entry and of everything that leads to it, through however many others. */
    leadingTo(ref: Ref): ReadonlySet<string> {
      const found = new Set([keyOf(ref)])
      // A set visits what is added while it is walked.
      for (const key of found) for (const holder of holders.get(key) ?? []) found.add(holder)
      return found
    },

    /** An entry and everything it leads to. */
    from(ref: Ref): readonly Ref[] {
      const found = new Map([[keyOf(ref), ref]])
      for (const key of found.keys())
        for (const target of targets.get(key) ?? []) found.set(keyOf(target), target)
      return [...found.values()]
    },
  }
}
