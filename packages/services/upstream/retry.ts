import { UpstreamError } from './errors.ts'

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
    spend() {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

type Repeated = { method?: string; changesNothing?: boolean }

/** True only for requests that change nothing, after a failure that can be temporary. */
export function worthRepeating(error: unknown, ask: Repeated): error is UpstreamError {
  const { method = 'GET', changesNothing = ['GET', 'HEAD'].includes(method) } = ask
  if (!(error instanceof UpstreamError) || !changesNothing) return false
  return error.failure === 'unreachable' || error.failure === 'status'
}

/** Short, because a visitor waits. */
const pause = { shortestMs: 5, longestMs: 30 }

/** Full jitter, unless the service names the time. */
export const pauseBefore = (error: UpstreamError, random: () => number) =>
  error.retryAfterMs ?? pause.shortestMs + random() * (pause.longestMs - pause.shortestMs)

type ResponseHeaders = Readonly<Record<string, string>>

export function retryAfterMs(headers: ResponseHeaders): number | undefined {
  const seconds = Number(
    headers['x-contentful-ratelimit-reset'] ?? headers['retry-after'] ?? quotaReset(headers),
  )
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/**
 * Seconds until all exhausted quotas reset. Brave lists a value for each window: `x-ratelimit-remaining: 0, 1200` and
 * `x-ratelimit-reset: 1, 864000`.
 */
function quotaReset(headers: ResponseHeaders): number | undefined {
  const remaining = numbersOf(headers['x-ratelimit-remaining'])
  const resets = numbersOf(headers['x-ratelimit-reset']).filter((_, window) => !remaining[window])
  return resets.length > 0 ? Math.max(...resets) : undefined
}

const numbersOf = (list = '') => (list === '' ? [] : list.split(',').map(Number))
