import type { Cabinet } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import { openSealed, type Stored, seal } from './envelope.ts'
import type { Keys } from './keys.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptMs = { responses: dayMs, copies: 30 * dayMs }
/** Larger values are not sent: Redis answers no other client while it reads or writes one. */
const largestValue = 8 * 1024 * 1024

type Options = { redis: Commands; keys: Keys; kind: readonly string[]; keepMs: number }

function redisValues({ redis, keys, kind, keepMs }: Options) {
  return {
    async read(key: string): Promise<Stored | undefined> {
      const answer = await redis.run('reads', ['GET', keys.keyFor(kind, key)])
      return answer && openSealed(answer.reply)
    },
    async write(key: string, stored: Stored, forMs = keepMs) {
      const value = seal(stored)
      if (value.length > largestValue) return
      const lifetime = String(Math.max(1, Math.round(forMs)))
      await redis.run('writes', ['SET', keys.keyFor(kind, key), value, 'PX', lifetime])
    },
    remove: (key: string) => redis.run('writes', ['UNLINK', keys.keyFor(kind, key)]),
  }
}

/** Responses of one release. */
export function redisResponses({
  redis,
  keys,
  release,
}: Pick<Options, 'redis' | 'keys'> & { release: string }): Cabinet {
  const values = redisValues({ redis, keys, kind: [release, 'response'], keepMs: keptMs.responses })
  return {
    async get(key) {
      const stored = await values.read(key)
      return stored === undefined || stored === 'removed' ? undefined : stored.value
    },
    put: (key, value, keepMs) => values.write(key, { value }, keepMs),
    remove: async (key) => void (await values.remove(key)),
  }
}

/**
 * Copies on the disk and in Redis. Redis comes first, because only it knows what another instance replaced or removed
 * since; the disk is for when Redis has nothing to say.
 */
export function redisCopies({
  redis,
  keys,
  disk,
}: Pick<Options, 'redis' | 'keys'> & { disk: Cabinet }): Cabinet {
  const values = redisValues({ redis, keys, kind: ['copy'], keepMs: keptMs.copies })
  return {
    async get(key) {
      const stored = await values.read(key)
      if (stored === undefined) return disk.get(key)
      return stored === 'removed' ? undefined : stored.value
    },
    async put(key, value, keepMs) {
      await Promise.all([disk.put(key, value, keepMs), values.write(key, { value }, keepMs)])
    },
    async remove(key) {
      await Promise.all([disk.remove(key), values.write(key, 'removed')])
    },
  }
}
