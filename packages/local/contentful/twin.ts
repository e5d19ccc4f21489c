import type { Bootstrap } from './bootstrap.ts'
import type { Changes } from './changes.ts'
import type { Store } from './store/store.ts'

export const hostNames = ['delivery', 'preview', 'management', 'images'] as const
export type HostName = (typeof hostNames)[number]

/** The running service, as its routes and plugins see it. */
export type Twin = {
  store: Store
  changes: Changes
  /** `localhost:4001` …; an address is known once its host listens, so read it when answering. */
  hosts: Record<HostName, string>
  bootstrap: Bootstrap
  /** The folder of the data, for files beside the database; undefined when everything is in memory. */
  folder: string | undefined
  /** Accepted by the Management API; apps get more of them at run time. */
  managementTokens: Set<string>
  /** How long a bulk action takes; the real service needs some seconds. */
  bulkActionMs: number
  now: () => Date
}
