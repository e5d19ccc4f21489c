import type { Channel } from './ipc/channel.ts'
import { sharedStateOverIpc } from './ipc/over-ipc.ts'
import { type LocalOptions, localState } from './local/local.ts'
import type { SharedState } from './shared-state.ts'

export { serveSharedState } from './ipc/serve-workers.ts'
export { type LocalState, localState } from './local/local.ts'
export { isRecordsError, RecordsError } from './records-error.ts'
export type * from './shared-state.ts'

type Options = LocalOptions &
  ThroughRedis & {
    /** In a worker of `node:cluster`: `process`. */
    primary?: Channel | undefined
    /** Milliseconds for a call that leaves this process. */
    deadlineMs?: number
  }

type ThroughRedis =
  | { redisUrl?: undefined }
  | {
      /** `redis:` or `rediss:`, for several machines. */
      redisUrl: string | undefined
      /** Separates releases' responses in one Redis, such as the build id. */
      release: string
      /** Separates sites in one Redis, such as the ids of the spaces and the environment. */
      scope?: string | undefined
    }

/** Shares through Redis, through the primary process, or not at all. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const { primary } = options
  if (options.redisUrl !== undefined) {
    const { redisUrl, release, scope } = options
    // Redis's client loads in a quarter of a second.
    const { redisState } = await import('./redis/redis.ts')
    return redisState({ ...options, redisUrl, release, scope })
  }
  return primary ? sharedStateOverIpc({ ...options, channel: primary }) : localState(options)
}
