import type { Channel } from './ipc/channel.ts'
import { sharedStateOverIpc } from './ipc/over-ipc.ts'
import { type LocalOptions, localState } from './local/local.ts'
import type { SharedState } from './shared-state.ts'

type Options = LocalOptions &
  ThroughRedis & {
    /** In a worker of `node:cluster`: `process`, through which it reaches the state of its primary process. */
    primary?: Channel | undefined
    /** Milliseconds for each call that leaves this process. */
    deadlineMs?: number
  }

type ThroughRedis =
  | { redisUrl?: undefined }
  | {
      /** `redis:` or `rediss:`: where several machines share their state. */
      redisUrl: string | undefined
      /** Keeps the responses of two releases in one Redis apart, such as the id of a build. */
      release: string
      /** Keeps sites with other content in one Redis apart, such as the ids of the spaces and the environment. */
      scope?: string | undefined
    }

/** Opens what this process shares with the others of the site: through Redis, its primary process, or not at all. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const { primary } = options
  if (options.redisUrl !== undefined) {
    const { redisUrl, release, scope } = options
    // Only a site that uses Redis loads its client, which takes a quarter of a second.
    const { redisState } = await import('./redis/redis.ts')
    return redisState({ ...options, redisUrl, release, scope })
  }
  return primary ? sharedStateOverIpc({ ...options, channel: primary }) : localState(options)
}
