import type { Space } from '@association/content'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'
import type { Session } from '../../contentful/session.ts'
import type { Stream } from './changes-since.ts'
import { type EntryOptions, entryChanges } from './entry-changes.ts'
import { type FileOptions, fileChanges } from './file-changes.ts'
import { type NameOf, namesOf } from './names.ts'
import { type News, withNews } from './news.ts'
import { poll } from './poll.ts'

export type Team = Observed<readonly News[]> & { dismiss(): void; nameOf: NameOf; close(): void }

type Options = EntryOptions &
  FileOptions & {
    session: Session
    spaces(): PageSpaces
    isStoring(): boolean
  }

/** Together with the saves of steady typing, requests stay below 30 a minute. */
const everyMs = { oneSpace: 3600, twoSpaces: 4800 } as const

export function watchTeam({ session, spaces, isStoring, ...options }: Options): Team {
  const asks = new Map<string, () => Promise<readonly News[]>>()
  const told = listeners<void>()
  const nameOf = namesOf(session, options.root.space)
  const streamsOf = turns()
  let news: readonly News[] = []

  async function askAbout({ space, linkType }: Stream) {
    const key = `${space}/${linkType}`
    const changes = linkType === 'Entry' ? entryChanges : fileChanges
    const ask = asks.get(key) ?? changes({ session, nameOf, ...options }, space)
    asks.set(key, ask)
    tell(await ask())
  }
  function tell(came: readonly News[]) {
    if (came.length === 0) return
    news = withNews(news, came)
    told.tell()
  }
  const polling = poll({
    ask: async () => void (await Promise.all(streamsOf(spaces(), isStoring()).map(askAbout))),
    everyMs: () => (spaces().opened.length > 1 ? everyMs.twoSpaces : everyMs.oneSpace),
    isVisible: () => document.visibilityState === 'visible',
  })
  document.addEventListener('visibilitychange', polling.visibilityChanged)
  return {
    nameOf,
    state: () => news,
    subscribe: told.add,
    dismiss() {
      news = []
      told.tell()
    },
    close() {
      polling.stop()
      document.removeEventListener('visibilitychange', polling.visibilityChanged)
    },
  }
}

/** `opened` holds the spaces of opened entries, this space first. */
export type PageSpaces = { opened: readonly Space[]; all: readonly Space[] }

/** Rarely changed content is requested in every third turn, one kind at a time. */
const slowEvery = 3

/**
 * Opened spaces come in every turn, the other space and files now and then. While saves take up to twelve requests a
 * minute, a turn polls one opened space.
 */
export function turns() {
  let turn = 0
  let slowTurn = 0
  return ({ opened, all }: PageSpaces, isStoring: boolean): readonly Stream[] => {
    turn += 1
    const own = opened.map((space): Stream => ({ space, linkType: 'Entry' }))
    if (isStoring) return own.slice(turn % own.length).slice(0, 1)
    if (turn % slowEvery !== 0) return own
    const others = all.filter((space) => !opened.includes(space))
    const slow = [
      ...others.map((space): Stream => ({ space, linkType: 'Entry' })),
      ...all.map((space): Stream => ({ space, linkType: 'Asset' })),
    ]
    const next = slow[slowTurn % slow.length]
    slowTurn += 1
    return next ? [...own, next] : own
  }
}
