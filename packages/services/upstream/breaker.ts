export type BreakerLimits = { failures: number; withinMs: number; probeEveryMs: number }

const defaults: BreakerLimits = { failures: 5, withinMs: 10_000, probeEveryMs: 2_000 }

export function circuitBreaker(limits: Partial<BreakerLimits> = {}, now: () => number = Date.now) {
  const { failures, withinMs, probeEveryMs } = { ...defaults, ...limits }
  let failedAt: number[] = []
  let probeAt: number | undefined
  return {
    /** False while open. Takes the probe that is due. */
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
