/** Each further failure doubles the pause. */
const allowance = { free: 5, firstPauseMs: 2_000, longestPauseMs: 5 * 60_000, accounts: 1_000 }

export type AttemptMeter = ReturnType<typeof attemptMeter>

type Failures = { count: number; until: number }

/** Forgets the accounts with the oldest failures first. */
export function attemptMeter(now: () => number = Date.now) {
  const failures = new Map<string, Failures>()
  return {
    /** Seconds until the next attempt; 0 if it is allowed now. */
    pauseSeconds: (account: string) =>
      Math.max(0, Math.ceil(((failures.get(account)?.until ?? 0) - now()) / 1000)),
    failed(account: string) {
      const count = (failures.get(account)?.count ?? 0) + 1
      failures.delete(account)
      failures.set(account, { count, until: now() + pauseMs(count) })
      const [oldest] = failures.keys()
      if (failures.size > allowance.accounts && oldest !== undefined) failures.delete(oldest)
    },
    succeeded(account: string) {
      failures.delete(account)
    },
  }
}

function pauseMs(count: number): number {
  const { free, firstPauseMs, longestPauseMs } = allowance
  return count < free ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (count - free))
}

export const pauseText = (seconds: number) =>
  `Too many attempts. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`
