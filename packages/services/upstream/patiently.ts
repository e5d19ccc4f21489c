import { setTimeout as wait } from 'node:timers/promises'
import { isOutage, type UpstreamError } from './errors.ts'

export type Patience = {
  /** Milliseconds after which a failure is final. */
  patienceMs: number
  signal?: AbortSignal | undefined
  /** Hears of the first failure: somebody may wonder why nothing happens. */
  waiting?: ((error: UpstreamError) => void) | undefined
}

/** Doubled from failure to failure; longer would make people think that nothing happens. */
const pause = { firstMs: 250, longestMs: 4000 }

/**
 * Tries again while the service itself is in trouble: it is out of reach, or asks us to slow down. For commands, which
 * can wait where a visitor cannot. What it rightly turns down fails at once.
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

/** That it is not asked for a while says less than why. */
const reasonOf = (failures: readonly UpstreamError[]) =>
  (failures.findLast(({ failure }) => failure !== 'resting') ?? failures.at(-1)) as UpstreamError
