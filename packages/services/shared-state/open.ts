import { type LocalOptions, localState } from './local/local.ts'
import type { SharedState } from './shared-state.ts'

/** Opens what this process shares with the others of the site. */
export async function openSharedState(options: LocalOptions): Promise<SharedState> {
  return localState(options)
}
