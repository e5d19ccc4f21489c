import { randomUUID } from 'node:crypto'
import { boundedMap } from '../local/bounded-map.ts'
import type { LocalState } from '../local/local.ts'
import type { Expired, Lease, RateLimit } from '../shared-state.ts'

/** What a worker may ask its primary process. */
export function callsOf(state: LocalState) {
  const leases = boundedMap<Lease>(10_000)
  return {
    calls: {
      join: async () => state.position(),
      expire: async (expired: Expired) => state.expireNow(expired),
      get: (key: string) => state.responses.get(key),
      // The channel gives bytes, not always a Buffer.
      put: (key: string, value: Uint8Array, keepMs?: number) =>
        state.responses.put(key, Buffer.from(value.buffer, value.byteOffset, value.byteLength), keepMs),
      remove: (key: string) => state.responses.remove(key),
      /** A name for the lease, by which it is released. */
      async lease(key: string, forMs: number) {
        const lease = await state.lease(key, forMs)
        if (lease === undefined) return undefined
        const name = randomUUID()
        leases.put(name, lease, forMs)
        return name
      },
      async release(name: string) {
        await leases.get(name)?.release()
        leases.remove(name)
      },
      allow: (key: string, limit: RateLimit) => state.allow(key, limit),
    },
    async releaseAll() {
      for (const lease of leases.values()) await lease.release()
    },
  }
}

export type Calls = ReturnType<typeof callsOf>['calls']
export type CallName = keyof Calls
export type Question = { number: number; name: CallName; args: readonly unknown[] }
