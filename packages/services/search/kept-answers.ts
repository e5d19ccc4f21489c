import { boundedMap } from '../shared-state/local/bounded-map.ts'
import { isOutage } from '../upstream/index.ts'
import { SearchSpentError } from './search-spent-error.ts'

type Options<Answer> = {
  /** The cache answers without a request. */
  freshMs?: number
  /** The cache answers if the service fails. */
  keptMs?: number
  /** Approximate bytes of all responses. */
  maxBytes?: number
  isWorthKeeping(answer: Answer): boolean
  now?: () => number
}

/** Caches briefly, and longer during an outage or after the budget is spent. Simultaneous equal requests share one. */
export function keptAnswers<Answer>({
  freshMs = 60_000,
  keptMs = 600_000,
  maxBytes = 4 * 1024 * 1024,
  isWorthKeeping,
  now = Date.now,
}: Options<Answer>) {
  type Kept = { answer: Answer; loadedAt: number; size: number }
  const kept = boundedMap<Kept>(maxBytes, { now, sizeOf: ({ size }) => size })
  const running = new Map<string, Promise<Answer>>()

  async function load(key: string, request: () => Promise<Answer>) {
    const loadedAt = now()
    const answer = await request()
    const size = 2 * (key.length + JSON.stringify(answer).length)
    if (isWorthKeeping(answer)) kept.put(key, { answer, loadedAt, size }, keptMs)
    else kept.remove(key)
    return answer
  }

  function loadOnce(key: string, request: () => Promise<Answer>) {
    const started = running.get(key) ?? load(key, request).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }

  return async (key: string, request: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known && known.loadedAt > now() - freshMs) return known.answer
    try {
      return await loadOnce(key, request)
    } catch (error) {
      if (known && (isOutage(error) || error instanceof SearchSpentError)) return known.answer
      throw error
    }
  }
}
