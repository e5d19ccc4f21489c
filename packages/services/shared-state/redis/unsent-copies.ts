/** A change of a copy that Redis may not have. Its value is on the disk; a removed copy has none there. */
export type UnsentCopy = {
  writtenAtMs: number
  /** When the value ends by itself. */
  endsAtMs?: number
  /** The change is on the disk, and Redis did not take it. */
  hasFailed?: boolean
}

/**
 * The changes of copies that Redis does not have yet. What Redis holds counts only if it is as new as the last change.
 * Beyond the limit the oldest change is forgotten: from then on, nothing in Redis that is older than it counts.
 */
export function unsentCopies({ limit = 20_000, now = Date.now } = {}) {
  const unsent = new Map<string, UnsentCopy>()
  let lastMs = 0
  let forgottenAtMs = 0

  function keep(key: string, copy: UnsentCopy) {
    unsent.delete(key)
    unsent.set(key, copy)
    for (const [oldest, { writtenAtMs }] of unsent) {
      if (unsent.size <= limit) break
      unsent.delete(oldest)
      forgottenAtMs = Math.max(forgottenAtMs, writtenAtMs)
    }
    return copy
  }

  return {
    /** Notes a change before it is sent. */
    add(key: string, keepMs?: number): UnsentCopy {
      lastMs = Math.max(now(), lastMs + 1)
      const end = keepMs === undefined ? {} : { endsAtMs: lastMs + keepMs }
      return keep(key, { writtenAtMs: lastMs, ...end })
    },
    /** Notes a change of an earlier process. A change that this process made since is newer. */
    restore(key: string, copy: UnsentCopy) {
      const known = unsent.get(key)
      if (known === undefined || known.writtenAtMs < copy.writtenAtMs) keep(key, { ...copy, hasFailed: true })
    },
    /** False if the key changed again since. */
    isLast: (key: string, copy: UnsentCopy) => unsent.get(key) === copy,
    sent(key: string, copy: UnsentCopy) {
      if (unsent.get(key) === copy) unsent.delete(key)
    },
    /** What Redis holds for this key counts only if it was written at this time or later. */
    since: (key: string) => Math.max(unsent.get(key)?.writtenAtMs ?? 0, forgottenAtMs),
    all: () => [...unsent],
    failed: () => [...unsent].filter(([, { hasFailed }]) => hasFailed === true),
  }
}
