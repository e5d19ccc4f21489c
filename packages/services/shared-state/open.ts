import type { Channel } from './ipc/channel.ts'
import { sharedStateOverIpc } from './ipc/over-ipc.ts'
import { type LocalOptions, localState } from './local/local.ts'
import type { SharedState } from './shared-state.ts'

type Options = LocalOptions & {
  /** In a worker of `node:cluster`: `process`, through which it reaches the state of its primary process. */
  primary?: Channel
  /** Milliseconds for each call that leaves this process. */
  deadlineMs?: number
}

/** Opens what this process shares with the others of the site. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const { primary: channel } = options
  return channel ? sharedStateOverIpc({ ...options, channel }) : localState(options)
}
