import { randomUUID } from 'node:crypto'
import { boundedMap } from '../local/bounded-map.ts'
import type { LocalState } from '../local/local.ts'
import { isRecordsError, type RecordsProblem } from '../records-error.ts'
import type { Expired, Lease, PutOptions, RateLimit } from '../shared-state.ts'

/** A worker calls these in its primary process. */
export function callsOf(state: LocalState) {
  const leases = boundedMap<Lease>(10_000)
  return {
    calls: {
      join: async () => state.position(),
      expire: async (expired: Expired) => state.expireNow(expired),
      get: (key: string) => state.responses.get(key),
      put: (key: string, value: Uint8Array, keepMs?: number) =>
        state.responses.put(key, bufferOf(value), keepMs),
      remove: (key: string) => state.responses.remove(key),
      /** Returns a name for the release. */
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
      getRecord: (key: string) => outcomeOf(state.records.get(key)),
      putRecord: (key: string, value: Uint8Array, options?: PutOptions) =>
        outcomeOf(state.records.put(key, bufferOf(value), options)),
      removeRecord: (key: string) => outcomeOf(state.records.remove(key)),
    },
    async releaseAll() {
      for (const lease of leases.values()) await lease.release()
    },
  }
}

/** Errors lose their class in the channel: a problem is data. */
export type CallOutcome<T> = { value: T } | { problem: RecordsProblem; sentence: string }

async function outcomeOf<T>(work: Promise<T>): Promise<CallOutcome<T>> {
  try {
    return { value: await work }
  } catch (error) {
    if (!isRecordsError(error)) throw error
    return { problem: error.problem, sentence: error.message }
  }
}

/** The channel can deliver a plain Uint8Array. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export type Calls = ReturnType<typeof callsOf>['calls']
export type CallName = keyof Calls
export type Question = { number: number; name: CallName; args: readonly unknown[] }
