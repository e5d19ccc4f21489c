import { expiryLog } from '../expiry-log.ts'
import { health } from '../health.ts'
import { diskCabinet } from '../local/disk-cabinet.ts'
import { publisher } from '../publish.ts'
import type { Log, SharedState } from '../shared-state.ts'
import { commands } from './commands.ts'
import { connect } from './connection.ts'
import { redisCopies } from './copies.ts'
import { usualDeadlineMs } from './deadline.ts'
import { logCommands } from './entries.ts'
import { followLog } from './follow.ts'
import { keysIn } from './keys.ts'
import { redisLeasesAndLimits } from './leases-and-limits.ts'
import { leftOvers } from './left-over.ts'
import { redisRecords } from './records.ts'
import { redisResponses } from './responses.ts'
import { expirySender } from './send-expiry.ts'

export type RedisOptions = {
  /** `redis:` or `rediss:`; can contain a password. */
  redisUrl: string
  /** Stores copies too. */
  folder: string
  /** Separates releases' responses, such as the build id. */
  release: string
  /** Separates sites, such as the ids of the spaces and the environment. */
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
  /** `block` polls an idle log; a connection silent for longer than both is dead. */
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
