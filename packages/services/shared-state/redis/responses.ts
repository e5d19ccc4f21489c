import type { Cabinet } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { Keys } from './keys.ts'
import { redisValues } from './values.ts'

const dayMs = 24 * 60 * 60 * 1000

export function redisResponses(options: { redis: Commands; keys: Keys; release: string }): Cabinet {
  const values = redisValues({ ...options, kind: [options.release, 'response'], keepMs: dayMs })
  return {
    get: async (key) => (await values.read(key))?.stored?.value,
    put: async (key, value, keepMs) =>
      void (await values.write(key, { value, writtenAtMs: Date.now() }, keepMs)),
    remove: async (key) => void (await values.remove(key)),
  }
}
