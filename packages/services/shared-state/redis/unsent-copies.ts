/** The value is on disk, unless the copy was removed. */
export type UnsentCopy = {
  writtenAtMs: number
  endsAtMs?: number
  /** The change is on disk; Redis refused it. */
  hasFailed?: boolean
}

/**
 * Redis's value counts only if it is as new as the last change. Beyond the limit, the oldest change is forgotten; then
 * no older value in Redis counts.
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
    /** Call it before sending. */
    add(key: string, keepMs?: number): UnsentCopy {
      lastMs = Math.max(now(), lastMs + 1)
      const end = keepMs === undefined ? {} : { endsAtMs: lastMs + keepMs }
      return keep(key, { writtenAtMs: lastMs, ...end })
    },
    /** Skips an earlier process's change if this process made a newer one. */
    restore(key: string, copy: UnsentCopy) {
      const known = unsent.get(key)
      if (known === undefined || known.writtenAtMs < copy.writtenAtMs) keep(key, { ...copy, hasFailed: true })
    },
    isLast: (key: string, copy: UnsentCopy) => unsent.get(key) === copy,
    sent(key: string, copy: UnsentCopy) {
      if (unsent.get(key) === copy) unsent.delete(key)
    },
    since: (key: string) => Math.max(unsent.get(key)?.writtenAtMs ?? 0, forgottenAtMs),
    all: () => [...unsent],
    failed: () => [...unsent].filter(([, { hasFailed }]) => hasFailed === true),
  }
}
