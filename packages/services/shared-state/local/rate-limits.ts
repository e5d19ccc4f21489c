import type { RateLimit } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'

/**
 * Windows this long count for the whole site, so they are few. They are kept apart: a client with many addresses cannot
 * push them out.
 */
const longMs = 3_600_000

/** Fixed windows in one process. Beyond the limit of keys, the oldest windows are forgotten. */
export function localRateLimits({ now = Date.now, limit = 10_000 } = {}) {
  const short = boundedMap<{ count: number }>(limit, { now })
  const long = boundedMap<{ count: number }>(limit, { now })
  return (key: string, { count, everyMs }: RateLimit): boolean => {
    const windows = everyMs >= longMs ? long : short
    const window = windows.get(key)
    if (window) {
      window.count += 1
      return window.count <= count
    }
    windows.put(key, { count: 1 }, everyMs)
    return count >= 1
  }
}
