import type { SidebarAppSDK } from '@contentful/app-sdk'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'

/** These versions tell if an entry is a draft, changed or published. */
export type RootVersions = { version?: number; publishedVersion?: number; archivedVersion?: number }

export type RootSys = Observed<RootVersions> & {
  receive(sys: RootVersions): void
}

/** The web app does not report publications by others, such as bulk actions, so the newest known version counts. */
export function rootSys(entry: Pick<SidebarAppSDK['entry'], 'getSys' | 'onSysChanged'>): RootSys {
  const told = listeners<void>()
  let read: RootVersions = { version: 0 }
  let newest = versionsOf(entry.getSys())
  function look() {
    const own = versionsOf(entry.getSys())
    const next = (read.version ?? 0) > (own.version ?? 0) ? read : own
    if (keyOf(next) === keyOf(newest)) return
    newest = next
    told.tell()
  }
  entry.onSysChanged(look)
  return {
    state: () => newest,
    subscribe: told.add,
    receive(sys) {
      if ((sys.version ?? 0) > (read.version ?? 0)) read = versionsOf(sys)
      look()
    },
  }
}

const versionsOf = ({ version, publishedVersion, archivedVersion }: RootVersions): RootVersions => ({
  ...{ version, publishedVersion, archivedVersion },
})

const keyOf = ({ version, publishedVersion, archivedVersion }: RootVersions) =>
  [version, publishedVersion, archivedVersion].join()
