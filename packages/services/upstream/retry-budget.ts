/**
 * Limits retries to a share of requests: they never double a failing service's load. The first few are free, for a
 * quiet site.
 */
export function retryBudget({ share = 0.1, burst = 3 } = {}) {
  let tokens = burst
  return {
    /** Call it for each first attempt. */
    earn() {
      tokens = Math.min(burst, tokens + share)
    },
    /** True if a retry is affordable. */
    spend() {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
