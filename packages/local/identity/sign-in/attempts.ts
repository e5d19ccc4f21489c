/** Failed sign-ins of an account: five are free, then each failure doubles the pause. */
const allowance = { free: 5, firstPauseMs: 2_000, longestPauseMs: 5 * 60_000, accounts: 1_000 }

export type AttemptMeter = ReturnType<typeof attemptMeter>

type Failures = { count: number; until: number }

/** Slows repeated failures. Accounts that failed longest ago are forgotten first. */
export function attemptMeter(now: () => number = Date.now) {
  const failures = new Map<string, Failures>()
  return {
    /** How many seconds the account has to wait before it may try again; 0 if it may try now. */
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
