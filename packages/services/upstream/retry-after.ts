type Headers = Readonly<Record<string, string>>

/** Milliseconds; undefined if the response names none. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(
    headers['x-contentful-ratelimit-reset'] ?? headers['retry-after'] ?? quotaReset(headers),
  )
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/**
 * Seconds until all exhausted quotas reset. Brave lists a value for each window: `x-ratelimit-remaining: 0, 1200` and
 * `x-ratelimit-reset: 1, 864000`.
 */
function quotaReset(headers: Headers): number | undefined {
  const remaining = numbersOf(headers['x-ratelimit-remaining'])
  const resets = numbersOf(headers['x-ratelimit-reset']).filter((_, window) => !remaining[window])
  return resets.length > 0 ? Math.max(...resets) : undefined
}

const numbersOf = (list = '') => (list === '' ? [] : list.split(',').map(Number))
