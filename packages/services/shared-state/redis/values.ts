import type { Commands } from './commands.ts'
import { openSealed, type StoredValue, seal } from './envelope.ts'
import type { Keys } from './keys.ts'

/** Redis serves no other client meanwhile, so larger values are not sent. */
const largestValue = 8 * 1024 * 1024

type Options = { redis: Commands; keys: Keys; kind: readonly string[]; keepMs: number }

/** Writing and removing return false if Redis refuses or is late. */
export function redisValues({ redis, keys, kind, keepMs }: Options) {
  async function remove(key: string): Promise<boolean> {
    return (await redis.run('removes', ['UNLINK', keys.keyFor(kind, key)])) !== undefined
  }

  return {
    remove,
    /** Undefined without a reply. */
    async read(key: string): Promise<{ stored: StoredValue | undefined } | undefined> {
      const answer = await redis.run('reads', ['GET', keys.keyFor(kind, key)])
      return answer && { stored: openSealed(answer.reply) }
    },
    /** A value that is too large only removes the old one. */
    async write(key: string, stored: StoredValue, forMs = keepMs): Promise<boolean> {
      const sealed = seal(stored)
      if (sealed.length > largestValue) return remove(key)
      const lifetime = String(Math.max(1, Math.round(forMs)))
      const answer = await redis.run('writes', ['SET', keys.keyFor(kind, key), sealed, 'PX', lifetime])
      return answer !== undefined
    },
  }
}
