import { randomUUID } from 'node:crypto'
import { localLeases } from '../local/leases.ts'
import { localRateLimits } from '../local/rate-limits.ts'
import type { SharedState } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { Keys } from './keys.ts'

/** Every key of ours ends by itself. One that does not is foreign, and must not hold a lease for ever. */
const takeScript = `
  if redis.call('PTTL', KEYS[1]) == -1 then redis.call('UNLINK', KEYS[1]) end
  return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])`

/** A lease that ended may belong to another holder by now. */
const releaseScript = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('UNLINK', KEYS[1]) end`

/** The window begins with its first call, and ends even if this client stops between two commands. */
const countScript = `
  local calls = redis.call('INCR', KEYS[1])
  if redis.call('PTTL', KEYS[1]) == -1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return calls`

type Options = { redis: Commands; keys: Keys; release: string }

/** Leases of one release, and rate limits. While Redis fails, each instance decides alone. */
export function redisLeasesAndLimits(options: Options): Pick<SharedState, 'lease' | 'allow'> {
  const { redis, keys, release } = options
  const leaseHere = localLeases()
  const allowHere = localRateLimits()
  return {
    async lease(key, forMs) {
      const at = keys.keyFor([release, 'lease'], key)
      const holder = randomUUID()
      const answer = await redis.run('writes', ['EVAL', takeScript, '1', at, holder, String(forMs)])
      if (answer === undefined) return leaseHere(key, forMs)
      if (answer.reply === null) return undefined
      return {
        async release() {
          await redis.run('writes', ['EVAL', releaseScript, '1', at, holder])
        },
      }
    },
    async allow(key, limit) {
      // A key may hold the address of a visitor, which Redis need not know.
      const at = keys.keyFor(['limit'], key, { isPrivate: true })
      const answer = await redis.run('writes', ['EVAL', countScript, '1', at, String(limit.everyMs)])
      return typeof answer?.reply === 'number' ? answer.reply <= limit.count : allowHere(key, limit)
    },
  }
}
