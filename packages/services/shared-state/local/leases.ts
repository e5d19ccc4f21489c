import type { Lease } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'

/** For one process. Beyond the limit, the oldest leases end early. */
export function localLeases({ now = Date.now, limit = 10_000 } = {}) {
  const held = boundedMap<object>(limit, { now })
  return (key: string, forMs: number): Lease | undefined => {
    if (held.get(key) !== undefined) return undefined
    const holder = {}
    held.put(key, holder, forMs)
    return {
      async release() {
        if (held.get(key) === holder) held.remove(key)
      },
    }
  }
}
