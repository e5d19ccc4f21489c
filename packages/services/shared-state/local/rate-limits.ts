import type { RateLimit } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'

/** Counts calls in fixed windows, in one process. Beyond the limit of keys, the oldest windows are forgotten. */
export function localRateLimits({ now = Date.now, limit = 10_000 } = {}) {
  const windows = boundedMap<{ count: number }>(limit, { now })
  return (key: string, { count, everyMs }: RateLimit): boolean => {
    const window = windows.get(key)
    if (window) {
      window.count += 1
      return window.count <= count
    }
    windows.put(key, { count: 1 }, everyMs)
    return count >= 1
  }
}
