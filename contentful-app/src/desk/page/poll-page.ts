import { type Space, spaces } from '@association/content'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import { entryChanges } from '../team/entry-changes.ts'
import { unknownColleague } from '../team/names.ts'
import { type Poll, poll } from '../team/poll.ts'
import type { PageStore } from './page-store.ts'
import type { RootSys } from './root-sys.ts'

type Options = {
  session: Session
  root: EntryRef
  store: PageStore
  sys: RootSys
  /** False while the tab is hidden, or while a desk sends its data. */
  isWanted(): boolean
  onChanged(): void
}

/** The page sends at most 25 requests a minute, one per space. */
const everyMs = { oneSpace: 3600, twoSpaces: 4800 } as const

export function pollPage({ session, root, store, sys, isWanted, onChanged }: Options): Poll {
  const changes = (space: Space) =>
    entryChanges(
      {
        ...{ session, root, nameOf: async () => unknownColleague },
        known: ({ space: of, entry }) => store.known(of, entry),
        idsOf: (of) => [...(of === root.space ? [root.entry] : []), ...store.idsIn(of)],
        sawRoot: sys.receive,
        receive(of, entries) {
          store.take(of, { entries })
          onChanged()
        },
        remove(of, gone) {
          store.take(of, { gone })
          onChanged()
        },
      },
      space,
    )
  const asks = { association: changes('association'), events: changes('events') }
  const wanted = () => spaces.filter((space) => space === root.space || store.idsIn(space).length > 0)
  return poll({
    ask: async () => void (await Promise.all(wanted().map((space) => asks[space]()))),
    everyMs: () => (wanted().length > 1 ? everyMs.twoSpaces : everyMs.oneSpace),
    isVisible: isWanted,
  })
}
