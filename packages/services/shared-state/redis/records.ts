import { reasonOf } from '../health.ts'
import { checkSize, fullError, type RecordLimits, recordLimits } from '../record-limits.ts'
import { RecordsError } from '../records-error.ts'
import type { RecordCabinet } from '../shared-state.ts'
import type { Connection } from './connection.ts'
import type { Keys } from './keys.ts'
import { problemOf } from './problems.ts'

/** Registrations wait rather than fail. */
const patienceMs = 2000

/**
 * Redis can evict keys with an expiry, so records have none. The index scores each record by its end, and each `put`
 * removes some expired ones.
 */
const putScript = `
  local over, endsAt, now, most = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
  for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now, 'LIMIT', 0, 20)) do
    redis.call('UNLINK', key)
    redis.call('ZREM', KEYS[2], key)
  end
  local version = redis.call('HGET', KEYS[1], 'version') or '0'
  local hasEnded = version ~= '0' and tonumber(redis.call('HGET', KEYS[1], 'endsAt')) <= tonumber(now)
  if over ~= 'any' and over ~= (hasEnded and '0' or version) then return 'changed' end
  if version == '0' and redis.call('ZCARD', KEYS[2]) >= tonumber(most) then return 'full' end
  redis.call('HSET', KEYS[1], 'version', string.format('%d', tonumber(version) + 1), 'value', ARGV[1], 'endsAt', endsAt)
  redis.call('ZADD', KEYS[2], endsAt, KEYS[1])
  return 'stored'`

const removeScript = `
  redis.call('UNLINK', KEYS[1])
  redis.call('ZREM', KEYS[2], KEYS[1])`

type Options = { connection: Connection; keys: Keys; limits?: RecordLimits; now?: () => number }

/** All releases share the records. Only Redis stores them, so it must persist to disk. */
export function redisRecords(options: Options): RecordCabinet {
  const { connection, keys, limits = recordLimits, now = Date.now } = options
  const index = keys.keyFor(['records'], 'ends')
  const at = (key: string) => keys.keyFor(['record'], key, { isPrivate: true })

  async function run(...command: (string | Buffer)[]): Promise<unknown> {
    try {
      return await connection.run(command, patienceMs)
    } catch (error) {
      throw new RecordsError('unreachable', `${problemOf(error).sentence} (${reasonOf(error)})`)
    }
  }

  return {
    async get(key) {
      const reply = await run('HMGET', at(key), 'version', 'value', 'endsAt')
      const [version, value, endsAt] = Array.isArray(reply) ? reply : []
      if (!Buffer.isBuffer(value) || hasEnded(String(endsAt), now())) return undefined
      return { value, version: String(version) }
    },
    async put(key, value, { keepMs, over } = {}) {
      checkSize(value, limits)
      const endsAt = keepMs === undefined ? '+inf' : String(Math.round(now() + keepMs))
      const version = over === undefined ? 'any' : (over ?? '0')
      const conditions = [version, endsAt, String(now()), String(limits.records)]
      const reply = String(await run('EVAL', putScript, '2', at(key), index, value, ...conditions))
      if (reply === 'full') throw fullError(limits)
      return reply === 'stored'
    },
    remove: async (key) => void (await run('EVAL', removeScript, '2', at(key), index)),
  }
}

const hasEnded = (endsAt: string, now: number) => endsAt !== '+inf' && !(Number(endsAt) > now)
