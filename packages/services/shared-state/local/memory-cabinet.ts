import type { Cabinet } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'

/** Memory of a key, besides its value. */
const entryBytes = 300

/** Drops the least recently used values beyond the limit. */
export function memoryCabinet(limitBytes: number, now: () => number = Date.now): Cabinet {
  const values = boundedMap<Buffer>(limitBytes, { sizeOf: ({ length }) => length + entryBytes, now })
  return {
    get: async (key) => values.get(key),
    // A copy: a slice would keep its whole buffer in memory.
    put: async (key, value, keepMs) => values.put(key, Buffer.copyBytesFrom(value), keepMs),
    remove: async (key) => values.remove(key),
  }
}
