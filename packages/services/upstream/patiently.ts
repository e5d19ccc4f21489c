import { setTimeout as wait } from 'node:timers/promises'
import { isOutage, type UpstreamError } from './errors.ts'

export type Patience = {
  /** A later failure is final. */
  patienceMs: number
  signal?: AbortSignal | undefined
  /** Called at the first failure, to tell the user about the wait. */
  waiting?: ((error: UpstreamError) => void) | undefined
}

/** Doubles after each failure, to a limit at which users would think that nothing happens. */
const pause = { firstMs: 250, longestMs: 4000 }

/**
 * Retries while the service is unreachable or asks to slow down. For commands only: a visitor cannot wait. Other
 * failures reject at once.
 */
export async function patiently<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { patienceMs, signal, waiting } = patience
  const until = Date.now() + patienceMs
  const failures: UpstreamError[] = []
  for (;;) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      failures.push(error)
    }
    const restMs = restAfter(failures)
    if (Date.now() + restMs > until) throw reasonOf(failures)
    if (failures.length === 1) waiting?.(reasonOf(failures))
    await wait(restMs, undefined, { signal })
  }
}

const restAfter = (failures: readonly UpstreamError[]) =>
  failures.at(-1)?.retryAfterMs ?? Math.min(pause.firstMs * 2 ** (failures.length - 1), pause.longestMs)

/** The failure that opened the circuit breaker says more. */
const reasonOf = (failures: readonly UpstreamError[]) =>
  (failures.findLast(({ failure }) => failure !== 'resting') ?? failures.at(-1)) as UpstreamError
