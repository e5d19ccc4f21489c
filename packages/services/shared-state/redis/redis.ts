import { type ExpiryLog, expiryLog } from '../expiry-log.ts'
import { health } from '../health.ts'
import { diskCabinet } from '../local/disk-cabinet.ts'
import { publisher } from '../publish.ts'
import type { Cabinet, Expired, Log, SharedState } from '../shared-state.ts'
import { type Commands, commands } from './commands.ts'
import { type Arguments, connect } from './connection.ts'
import { redisCopies } from './copies.ts'
import { usualDeadlineMs } from './deadline.ts'
import { entryId, type LogCommands, logCommands } from './entries.ts'
import { followLog, readNewEntries } from './follow.ts'
import { type Keys, keysIn } from './keys.ts'
import { redisLeasesAndLimits } from './leases-and-limits.ts'
import { leftOvers } from './left-over.ts'
import { redisRecords } from './records.ts'
import { redisValues } from './values.ts'

export type RedisOptions = {
  /** Can contain a password. */
  redisUrl: string
  /** Stores copies too. */
  folder: string
  release: string
  scope?: string | undefined
  log: Log
  maxTags?: number
  /** Milliseconds for a command that a visitor may wait for. */
  deadlineMs?: number
  waits?: Partial<Waits>
}

export type Waits = typeof usualWaits

/** Milliseconds. */
const usualWaits = {
  probeEvery: 250,
  retryEvery: 250,
  /** Batches a hundred webhooks a second into at most twenty entries. */
  betweenEntries: 50,
  /** `block` polls an idle log. */
  block: 1000,
  reply: 1500,
  start: 1000,
}

export async function redisState(options: RedisOptions): Promise<SharedState> {
  const { redisUrl: url, folder, release, scope, log, maxTags, deadlineMs = usualDeadlineMs } = options
  const waits = { ...usualWaits, ...options.waits }
  const keys = keysIn(scope)
  const entries = logCommands(keys.log)
  const redisHealth = health({ name: 'Redis', log })
  const expiries = expiryLog({ log, maxTags })
  const connection = connect({
    url,
    onUp: () => void redis.up(),
    onDown: (error) => redis.down(error),
  })
  const redis = commands({
    connection: () => connection,
    health: redisHealth,
    budgetMs: deadlineMs,
    probeEveryMs: waits.probeEvery,
    onWorks: () => void published.sendUnsent(),
  })
  const published = publisher({
    expiries,
    send: expirySender({ entries, expiries, redis }),
    pauseMs: waits.betweenEntries,
    retryMs: waits.retryEvery,
  })
  const followed = followLog({ url, entries, expiries, health: redisHealth, waits })
  const disk = diskCabinet({ folder, health: health({ name: `The folder ${folder}`, log }) })
  void disk.sweep()
  const copies = redisCopies({ redis, keys, disk, retryMs: waits.retryEvery })
  const left = leftOvers({ folder, logKey: keys.log, log })
  const { expired, copies: changed } = await left.take()
  void Promise.all([published.restore(expired), copies.restore(changed)]).then(left.forget)
  await Promise.race([Promise.all([redis.tried, followed.reached]), pause(waits.start)])
  return {
    responses: redisResponses({ redis, keys, release }),
    copies: copies.cabinet,
    records: redisRecords({ connection, keys }),
    expire: published.publish,
    subscribe: expiries.subscribe,
    position: expiries.position,
    hasExpired: expiries.hasExpired,
    ...redisLeasesAndLimits({ redis, keys, release }),
    status: () => ({ kind: 'redis', ...redisHealth.report() }),
    async close() {
      // Redis may have just recovered.
      if (published.unsent().length > 0) await redis.up()
      await published.close()
      copies.close()
      await left.leave({ expired: published.unsent(), copies: copies.unsent() })
      redis.close()
      followed.close()
      connection.close()
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

const dayMs = 24 * 60 * 60 * 1000

function redisResponses(options: { redis: Commands; keys: Keys; release: string }): Cabinet {
  const values = redisValues({ ...options, kind: [options.release, 'response'], keepMs: dayMs })
  return {
    get: async (key) => (await values.read(key))?.stored?.value,
    put: async (key, value, keepMs) =>
      void (await values.write(key, { value, writtenAtMs: Date.now() }, keepMs)),
    remove: async (key) => void (await values.remove(key)),
  }
}

type SenderOptions = { entries: LogCommands; expiries: ExpiryLog; redis: Commands }

/** Adds expiries to the log, and applies them after all earlier entries. */
function expirySender({ entries, expiries, redis }: SenderOptions) {
  async function run(command: Arguments) {
    const answer = await redis.run('reads', command)
    if (!answer) throw new Error('no reply')
    return answer.reply
  }

  return async (expired: Expired): Promise<'applied' | 'added' | 'refused'> => {
    const added = await redis.run('writes', entries.addEntry(expired))
    if (added === undefined || entryId(added.reply) === undefined) return 'refused'
    const isApplied = await readNewEntries({ entries, expiries, run }).catch(() => false)
    return isApplied ? 'applied' : 'added'
  }
}
