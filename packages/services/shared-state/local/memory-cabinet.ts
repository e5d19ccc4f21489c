import type { Cabinet } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'

/** What a key and its bookkeeping take, beside the value. */
const entryBytes = 300

/** Values in the memory of this process, the least recently used dropped beyond the limit. */
export function memoryCabinet(limitBytes: number, now: () => number = Date.now): Cabinet {
  const values = boundedMap<Buffer>(limitBytes, { sizeOf: ({ length }) => length + entryBytes, now })
  return {
    get: async (key) => values.get(key),
    // A copy: a small slice would keep the memory of the whole buffer that it was cut from.
    put: async (key, value, keepMs) => values.put(key, Buffer.copyBytesFrom(value), keepMs),
    remove: async (key) => values.remove(key),
  }
}
