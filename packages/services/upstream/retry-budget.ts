/**
 * Lets at most a share of the requests be repeated, so that retries never double the load of a service in trouble.
 * The first few are free: a quiet site may repeat too.
 */
export function retryBudget({ share = 0.1, burst = 3 } = {}) {
  let tokens = burst
  return {
    /** Call for each first attempt. */
    earn() {
      tokens = Math.min(burst, tokens + share)
    },
    /** True, once, when a repetition may be afforded. */
    spend() {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
