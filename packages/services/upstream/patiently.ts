import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from './errors.ts'

export type Patience = {
  /** Milliseconds after which a failure is final. */
  patienceMs: number
  signal?: AbortSignal | undefined
}

/** Doubled from failure to failure; longer would make people think that nothing happens. */
const pause = { firstMs: 250, longestMs: 4000 }

/**
 * Tries again while the service itself is in trouble: it is out of reach, or asks us to slow down. For commands, which
 * can wait where a visitor cannot. What it rightly turns down fails at once.
 */
export async function patiently<T>(work: () => Promise<T>, { patienceMs, signal }: Patience): Promise<T> {
  const until = Date.now() + patienceMs
  for (let pauseMs = pause.firstMs; ; pauseMs = Math.min(pauseMs * 2, pause.longestMs)) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      const restMs = error.retryAfterMs ?? pauseMs
      if (Date.now() + restMs > until) throw error
      await wait(restMs, undefined, { signal })
    }
  }
}
