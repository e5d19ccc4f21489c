import { randomUUID } from 'node:crypto'
import { localLeases } from '../local/leases.ts'
import { localRateLimits } from '../local/rate-limits.ts'
import type { SharedState } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { Arguments } from './connection.ts'
import type { Keys } from './keys.ts'

/** The site's keys all expire. A key without expiry is foreign, and must not hold a lease forever. */
const takeScript = `
  if redis.call('PTTL', KEYS[1]) == -1 then redis.call('UNLINK', KEYS[1]) end
  return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])`

/** An expired lease may belong to another holder. */
const releaseScript = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('UNLINK', KEYS[1]) end`

/** A script: the window expires even if this client stops between the commands. */
const countScript = `
  local calls = redis.call('INCR', KEYS[1])
  if redis.call('PTTL', KEYS[1]) == -1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return calls`

type Options = { redis: Commands; keys: Keys; release: string }

/** While Redis fails, each instance decides alone. */
export function redisLeasesAndLimits(options: Options): Pick<SharedState, 'lease' | 'allow'> {
  const { redis, keys, release } = options
  const leaseHere = localLeases()
  const allowHere = localRateLimits()
  return {
    async lease(key, forMs) {
      const at = keys.keyFor([release, 'lease'], key)
      const holder = randomUUID()
      const giveBack: Arguments = ['EVAL', releaseScript, '1', at, holder]
      const take: Arguments = ['EVAL', takeScript, '1', at, holder, String(forMs)]
      const answer = await redis.run('writes', take, giveBack)
      if (answer === undefined) return leaseHere(key, forMs)
      if (answer.reply === null) return undefined
      return {
        async release() {
          await redis.run('removes', giveBack)
        },
      }
    },
    async allow(key, limit) {
      // Private: the key can contain a visitor's IP address.
      const at = keys.keyFor(['limit'], key, { isPrivate: true })
      const answer = await redis.run('writes', ['EVAL', countScript, '1', at, String(limit.everyMs)])
      return typeof answer?.reply === 'number' ? answer.reply <= limit.count : allowHere(key, limit)
    },
  }
}
