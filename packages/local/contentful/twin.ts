import type { Bootstrap } from './bootstrap.ts'
import type { ChangeFeed } from './changes.ts'
import type { Store } from './store/store.ts'

export const hostNames = ['delivery', 'preview', 'management', 'images'] as const
export type HostName = (typeof hostNames)[number]

export type Twin = {
  store: Store
  changes: ChangeFeed
  /** Such as `localhost:4001`. Read it per response: the port is known only once its host listens. */
  hosts: Record<HostName, string>
  bootstrap: Bootstrap
  /** Beside the database; undefined in memory. */
  folder: string | undefined
  /** Apps get more of these at run time. */
  managementTokens: Set<string>
  /** The real service needs seconds. */
  bulkActionMs: number
  now: () => Date
}
