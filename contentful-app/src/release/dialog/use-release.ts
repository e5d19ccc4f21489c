import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EntryRef } from '../../contentful/addresses.ts'
import { announcePublished } from '../../contentful/published.ts'
import type { Session } from '../../contentful/session.ts'
import { isWaiting } from '../items/item.ts'
import { childrenFirst } from '../items/order.ts'
import { authorsOf } from '../publishing/authors.ts'
import { loadRelease, UnknownEntryError } from '../publishing/load-release.ts'
import { outcomeAt, publishAll } from '../publishing/publish-all.ts'
import { leftWords } from '../publishing/publish-words.ts'
import { publisherFor } from '../publishing/publisher.ts'
import { type Released, readPublished, undoRelease } from '../publishing/undo-release.ts'
import { unfinishedReleases } from '../publishing/unfinished.ts'
import { forbiddenItems, whomToAsk } from '../publishing/who-may-publish.ts'
import { blockOf } from './release-block.ts'
import {
  defaultChoice,
  keptChoice,
  type ReleaseState,
  type ReleaseWork,
  type ShownRelease,
} from './release-state.ts'

const unread = 'The page could not be read, because Contentful does not answer. Try again.'

export type ReleaseActions = {
  state: ReleaseState
  choose(keys: ReadonlySet<string>): void
  publish(): void
  /** Publishes the rest of a stopped release, in the versions that are shown now. */
  proceed(): void
  undo(): void
  again(): void
  refresh(): void
}

export function useRelease(session: Session, target: EntryRef): ReleaseActions {
  const [state, setState] = useState<ReleaseState>({ phase: 'loading' })
  const stopped = useMemo(() => unfinishedReleases(), [])
  /** Discards a list that arrives after another action began, because it would hide that action. */
  const round = useRef(0)
  const { space, entry } = target

  const load = useCallback(
    async (work: ReleaseWork = { phase: 'choosing' }, chosenOf = defaultChoice) => {
      round.current += 1
      const own = round.current
      const shown = await show(session, { space, entry }).catch((error: unknown) =>
        error instanceof UnknownEntryError ? error.message : unread,
      )
      if (own !== round.current) return
      if (typeof shown === 'string')
        return setState((now) =>
          // A list must not replace the result of a release.
          now.phase === 'shown' && work.phase !== 'choosing'
            ? { ...now, work }
            : { phase: 'unread', message: shown },
        )
      const unfinished = work.phase === 'choosing' ? stopped.get(shown.contents.key) : undefined
      const isLeft = restOf({ ...shown, unfinished }, work).size > 0
      const all = { ...shown, ...(isLeft && { unfinished }) }
      setState({ phase: 'shown', shown: all, chosen: chosenOf(shown), work })
    },
    [session, space, entry, stopped],
  )
  useEffect(() => void load(), [load])

  const setWork = (work: ReleaseWork) => setState((now) => (now.phase === 'shown' ? { ...now, work } : now))

  /** The shown list may be minutes old. A closed gate is shown with its reasons. */
  async function isOpenNow(): Promise<boolean> {
    const now = await show(session, { space, entry }).catch(() => undefined)
    if (now && blockOf(session, now) === undefined) return true
    if (!now) setState({ phase: 'unread', message: unread })
    else setState({ phase: 'shown', shown: now, chosen: defaultChoice(now), work: { phase: 'choosing' } })
    return false
  }

  async function publish({ contents }: ShownRelease, chosen: ReadonlySet<string>) {
    const { key, items } = contents
    const order = childrenFirst(items, key).filter((item) => chosen.has(item.key))
    const progress = { phase: 'publishing', count: order.length } as const
    let done = 0
    round.current += 1
    setWork({ ...progress, done, isWaiting: false })
    // The release continues without the earlier values, which only undo needs.
    const before = await readPublished(session, order).catch(() => undefined)
    if (session.installation.gatesPublishing && !(await isOpenNow())) return
    stopped.keep(key, outcomeAt(order, { live: [], refused: [] }))
    const onWait = () => setWork({ ...progress, done, isWaiting: true })
    const outcome = await publishAll(order, {
      items,
      publisher: publisherFor(session, { onWait }),
      onProgress(count, soFar) {
        done = count
        stopped.keep(key, soFar)
        setWork({ ...progress, done, isWaiting: false })
      },
    })
    stopped.keep(key, outcome)
    announcePublished(
      before && ({ space, entry, live: outcome.live, before: [...before] } satisfies Released),
    )
    await load({ phase: 'published', outcome, before })
  }

  async function undo({ outcome: { live }, before }: Extract<ReleaseWork, { phase: 'published' }>) {
    if (!before) return
    const count = live.length
    round.current += 1
    const refused = await undoRelease(session, {
      ...{ live, before },
      onProgress: (done) => setWork({ phase: 'undoing', done, count }),
    })
    announcePublished()
    const words =
      refused.length === 0
        ? 'The release was taken back. Your changes are still there, unpublished.'
        : leftWords(refused)
    await load({ phase: 'undone', words })
  }

  return {
    state,
    choose: (chosen) => setState((now) => (now.phase === 'shown' ? { ...now, chosen } : now)),
    publish: () => state.phase === 'shown' && void publish(state.shown, state.chosen),
    proceed() {
      if (state.phase !== 'shown') return
      const rest = restOf(state.shown, state.work)
      setState({ ...state, chosen: rest })
      void publish(state.shown, rest)
    },
    undo: () =>
      state.phase === 'shown' && state.work.phase === 'published' ? void undo(state.work) : undefined,
    refresh: () => state.phase === 'shown' && void load(state.work, keptChoice(state)),
    again() {
      setState({ phase: 'loading' })
      void load()
    },
  }
}

async function show(session: Session, target: EntryRef): Promise<ShownRelease> {
  const contents = await loadRelease(session, target)
  const waiting = [...contents.items.values()].filter(isWaiting)
  const [authors, forbidden] = await Promise.all([
    authorsOf(session, waiting),
    forbiddenItems(session, waiting),
  ])
  const whom = forbidden.size > 0 ? await whomToAsk(session) : ''
  return { contents, authors, forbidden, whom }
}

function restOf({ contents, unfinished, forbidden }: ShownRelease, work: ReleaseWork): ReadonlySet<string> {
  const left =
    work.phase === 'published'
      ? work.outcome.refused.map(({ item }) => item.key)
      : unfinished?.rest.map(({ key }) => key)
  const waits = (key: string) => {
    const item = contents.items.get(key)
    return item !== undefined && isWaiting(item) && !forbidden.has(key)
  }
  return new Set((left ?? []).filter(waits))
}
