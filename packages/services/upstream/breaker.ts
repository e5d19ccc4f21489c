/** Limits of a circuit breaker, in failures and milliseconds. */
export type BreakerLimits = { failures: number; withinMs: number; probeEveryMs: number }

const defaults: BreakerLimits = { failures: 5, withinMs: 10_000, probeEveryMs: 2_000 }

/**
 * Stops asking a service that keeps failing, and lets one request through every few seconds to see whether it is back.
 */
export function circuitBreaker(limits: Partial<BreakerLimits> = {}, now: () => number = Date.now) {
  const { failures, withinMs, probeEveryMs } = { ...defaults, ...limits }
  let failedAt: number[] = []
  let probeAt: number | undefined
  return {
    /** False while the service rests. Asking when a probe is due takes that probe. */
    mayAsk() {
      if (probeAt === undefined) return true
      if (now() < probeAt) return false
      probeAt = now() + probeEveryMs
      return true
    },
    isOpen: () => probeAt !== undefined,
    succeeded() {
      failedAt = []
      probeAt = undefined
    },
    failed() {
      failedAt = [...failedAt.filter((at) => at > now() - withinMs), now()]
      if (failedAt.length >= failures) probeAt = now() + probeEveryMs
    },
  }
}
