import { expiryLog, type LogEntry } from '../expiry-log.ts'
import { health } from '../health.ts'
import { beforeAll, nextId } from '../position.ts'
import { publisher } from '../publish.ts'
import type { Cabinet, Expired, Log, SharedState } from '../shared-state.ts'
import { boundedMap } from './bounded-map.ts'
import { diskCabinet } from './disk-cabinet.ts'
import { diskRecords } from './disk-records.ts'
import { localLeases } from './leases.ts'
import { localRateLimits } from './rate-limits.ts'

export type LocalOptions = {
  /** Holds copies and records. */
  folder: string
  log: Log
  /** Of all stored responses. */
  responseBytes?: number
  maxTags?: number
  now?: () => number
}

export type LocalState = SharedState & {
  /** Does not batch: a worker has merged its expiries. */
  expireNow(expired: Expired): void
  onEntry(listener: (entry: LogEntry) => void): () => void
}

export const defaultResponseBytes = 64 * 1024 * 1024

/** For one process, or a cluster's primary process. */
export function localState(options: LocalOptions): LocalState {
  const { folder, log, maxTags = 20_000, responseBytes = defaultResponseBytes, now = Date.now } = options
  const disk = health({ name: `The folder ${folder}`, log, now })
  const copies = diskCabinet({ folder, health: disk, now })
  void copies.sweep()
  const expiries = expiryLog({ log, maxTags })
  let lastId = nextId(beforeAll, now())
  expiries.startAt(lastId)
  const entryListeners = new Set<(entry: LogEntry) => void>()
  function expireNow(expired: Expired) {
    lastId = nextId(lastId, now())
    const entry = { id: lastId, expired }
    expiries.apply([entry])
    for (const listener of entryListeners) listener(entry)
  }

  const published = publisher({
    expiries,
    mostTags: maxTags,
    async send(expired) {
      expireNow(expired)
      return 'applied'
    },
  })
  const lease = localLeases({ now })
  const allow = localRateLimits({ now })
  return {
    responses: memoryCabinet(responseBytes, now),
    copies,
    records: diskRecords({ folder, now }),
    expire: published.publish,
    expireNow,
    subscribe: expiries.subscribe,
    position: expiries.position,
    hasExpired: expiries.hasExpired,
    lease: async (key, forMs) => lease(key, forMs),
    allow: async (key, limit) => allow(key, limit),
    status: () => ({ kind: 'local', ...disk.report() }),
    close: published.close,
    onEntry(listener) {
      entryListeners.add(listener)
      return () => void entryListeners.delete(listener)
    },
  }
}

/** Memory of a key, besides its value. */
const entryBytes = 300

export function memoryCabinet(limitBytes: number, now: () => number = Date.now): Cabinet {
  const values = boundedMap<Buffer>(limitBytes, { sizeOf: ({ length }) => length + entryBytes, now })
  return {
    get: async (key) => values.get(key),
    // A copy: a slice would keep its whole buffer in memory.
    put: async (key, value, keepMs) => values.put(key, Buffer.copyBytesFrom(value), keepMs),
    remove: async (key) => values.remove(key),
  }
}
