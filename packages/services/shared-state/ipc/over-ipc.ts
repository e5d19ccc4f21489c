import { setTimeout as wait } from 'node:timers/promises'
import { expiryLog } from '../expiry-log.ts'
import { health } from '../health.ts'
import { diskCabinet } from '../local/disk-cabinet.ts'
import { localLeases } from '../local/leases.ts'
import { localRateLimits } from '../local/rate-limits.ts'
import { isEntryId } from '../position.ts'
import { publisher } from '../publish.ts'
import { RecordsError } from '../records-error.ts'
import type { Log, RecordCabinet, SharedState } from '../shared-state.ts'
import { bufferOf, type CallOutcome } from './calls.ts'
import type { Channel } from './channel.ts'
import { primary } from './primary.ts'

export type OverIpcOptions = {
  channel: Channel
  folder: string
  log: Log
  maxTags?: number
  deadlineMs?: number
}

/** A worker uses its primary process's state. Reads and writes copies directly. */
export async function sharedStateOverIpc(options: OverIpcOptions): Promise<SharedState> {
  const { channel, folder, log, maxTags = 20_000, deadlineMs = 1000 } = options
  const disk = health({ name: `The folder ${folder}`, log })
  const link = health({ name: 'The state of the primary process', log })
  const expiries = expiryLog({ log, maxTags })
  const { call, join, onEntry, close } = primary({ channel, health: link, deadlineMs })
  const endEntries = onEntry((entry) => {
    if (expiries.lastId() === undefined) void follow()
    else expiries.apply([entry])
  })
  const leaseHere = localLeases()
  const allowHere = localRateLimits()

  /** Entries from before the reply count as missed, even if they arrived. */
  async function follow() {
    const id = await join().catch(() => undefined)
    if (typeof id === 'string' && isEntryId(id) && expiries.lastId() === undefined) expiries.startAt(id)
  }

  const published = publisher({
    expiries,
    mostTags: maxTags,
    async send(expired) {
      if ((await call('expire', expired)) === undefined) return 'refused'
      return expiries.lastId() === undefined ? 'added' : 'applied'
    },
  })

  await Promise.race([follow(), wait(deadlineMs, undefined, { ref: false })])
  return {
    responses: {
      async get(key) {
        const value = (await call('get', key))?.value
        return value && bufferOf(value)
      },
      put: async (key, value, keepMs) => void (await call('put', key, value, keepMs)),
      remove: async (key) => void (await call('remove', key)),
    },
    copies: diskCabinet({ folder, health: disk }),
    records: recordsOverIpc(call),
    expire: published.publish,
    subscribe: expiries.subscribe,
    position: expiries.position,
    hasExpired: expiries.hasExpired,
    async lease(key, forMs) {
      const reply = await call('lease', key, forMs)
      if (reply === undefined) return leaseHere(key, forMs)
      const name = reply.value
      return name === undefined ? undefined : { release: async () => void (await call('release', name)) }
    },
    allow: async (key, limit) => (await call('allow', key, limit))?.value ?? allowHere(key, limit),
    status: () => ({ kind: 'local', ...(link.isWell() ? disk : link).report() }),
    async close() {
      await published.close()
      endEntries()
      close()
    },
  }
}

/** Only the primary process writes records: one worker's lease holds for all. */
function recordsOverIpc(call: ReturnType<typeof primary>['call']): RecordCabinet {
  return {
    async get(key) {
      const record = valueIn(await call('getRecord', key))
      return record && { ...record, value: bufferOf(record.value) }
    },
    put: async (key, value, options) => valueIn(await call('putRecord', key, value, options)),
    remove: async (key) => valueIn(await call('removeRecord', key)),
  }
}

function valueIn<T>(reply: { value: CallOutcome<T> } | undefined): T {
  if (reply === undefined) throw new RecordsError('unreachable', 'the primary process does not reply')
  if ('value' in reply.value) return reply.value.value
  throw new RecordsError(reply.value.problem, reply.value.sentence)
}
