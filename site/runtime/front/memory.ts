import type { OutgoingHttpHeaders } from 'node:http'
import { dueTimes } from '../stored-headers.ts'

/** A finished answer as it is kept: its body in every encoding that was asked for so far. */
export type Kept = {
  status: number
  headers: OutgoingHttpHeaders
  tags: readonly string[]
  etag: string
  /** Static files never change under their address: they are worth the slowest compression. */
  isForever: boolean
  bodies: Map<Encoding, Promise<Buffer>>
  /** Bytes of the body without compression. */
  size: number
}
export type Encoding = 'br' | 'gzip' | 'identity'
export type Memory = ReturnType<typeof memory>

/** Each body may be held plain and in two encodings. */
const overhead = 1.7

/**
 * Answers kept in memory, the least recently used dropped first, forgotten by tag and when they are due. `since` guards against an answer
 * that was rendered before its content was published but arrives after: it is not kept.
 */
export function memory(limitBytes: number, clock: () => number = Date.now) {
  const answers = new Map<string, Kept>()
  const forgotten = new Map<string, number>()
  let turn = 0
  let used = 0

  function drop(key: string) {
    used -= (answers.get(key)?.size ?? 0) * overhead
    answers.delete(key)
  }

  return {
    now: () => turn,
    get(key: string) {
      const kept = answers.get(key)
      if (kept && dueTimes(kept.tags).some((at) => at <= clock())) {
        drop(key)
        return undefined
      }
      if (kept) {
        answers.delete(key)
        answers.set(key, kept)
      }
      return kept
    },
    keep(key: string, kept: Kept, since: number) {
      if (kept.tags.some((tag) => (forgotten.get(tag) ?? -1) >= since)) return
      drop(key)
      answers.set(key, kept)
      used += kept.size * overhead
      for (const oldest of answers.keys()) {
        if (used <= limitBytes) break
        drop(oldest)
      }
    },
    forget(tags: readonly string[]) {
      for (const tag of tags) forgotten.set(tag, turn)
      turn += 1
      const gone = new Set(tags)
      for (const [key, kept] of answers) if (kept.tags.some((tag) => gone.has(tag))) drop(key)
    },
    size: () => answers.size,
  }
}
