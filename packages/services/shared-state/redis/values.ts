import type { Commands } from './commands.ts'
import { openSealed, type Stored, seal } from './envelope.ts'
import type { Keys } from './keys.ts'

/** Larger values are not sent: Redis answers no other client while it reads or writes one. */
const largestValue = 8 * 1024 * 1024

type Options = { redis: Commands; keys: Keys; kind: readonly string[]; keepMs: number }

/** Values of one kind in Redis. Writing and removing return false if Redis did not do it, or not in time. */
export function redisValues({ redis, keys, kind, keepMs }: Options) {
  async function remove(key: string): Promise<boolean> {
    return (await redis.run('removes', ['UNLINK', keys.keyFor(kind, key)])) !== undefined
  }

  return {
    remove,
    /** Undefined if Redis does not reply. */
    async read(key: string): Promise<{ stored: Stored | undefined } | undefined> {
      const answer = await redis.run('reads', ['GET', keys.keyFor(kind, key)])
      return answer && { stored: openSealed(answer.reply) }
    },
    /** Replaces the value. One that is too large removes the value before it. */
    async write(key: string, stored: Stored, forMs = keepMs): Promise<boolean> {
      const sealed = seal(stored)
      if (sealed.length > largestValue) return remove(key)
      const lifetime = String(Math.max(1, Math.round(forMs)))
      const answer = await redis.run('writes', ['SET', keys.keyFor(kind, key), sealed, 'PX', lifetime])
      return answer !== undefined
    },
  }
}
