import type { EditorAppSDK } from '@contentful/app-sdk'
import { boundedShelf } from '../../entry/bounded-shelf.ts'
import { draftStore } from '../../entry/drafts.ts'
import { inTime } from '../../entry/in-time.ts'
import { thisBrowser, thisTab } from '../../entry/quiet-storage.ts'
import type { Session } from '../../sdk/session.ts'

/** The actions of a working day can be undone, in the tab in which they were done. */
const historyLimits = {
  items: 20,
  itemLength: 200_000,
  totalLength: 1_000_000,
  ageMs: 12 * 60 * 60 * 1000,
} as const

/** What the editor of this entry keeps in the browser. Nothing of it is secret to the person who typed it. */
export function keptFor({ ids, entry, locales }: EditorAppSDK, { here }: Session) {
  const place = {
    user: ids.user,
    space: here.spaceId,
    environment: here.environment,
    entry: entry.getSys().id,
    locale: locales.default,
  }
  return {
    drafts: draftStore({ storage: thisBrowser, place, writer: crypto.randomUUID() }),
    history: {
      shelf: boundedShelf({ storage: thisTab, prefix: 'association-app:undo:', limits: historyLimits }),
      key: Object.values(place).map(encodeURIComponent).join('/'),
    },
    commit: () => inTime(entry.save(), commitPatienceMs),
  }
}

/** The web app itself tries again for up to a minute. The person hears earlier that nothing is saved. */
const commitPatienceMs = 5000
