import { type Space, spaces } from '@association/content'
import { isPublished, statusOf, targetOf, titleOf } from '@association/content/rules'
import { useEffect, useState } from 'react'
import { inTime } from '../base/in-time.ts'
import { spaceNames } from '../contentful/installation.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { shareStore } from '../shares/links/share-store.ts'
import { type SharedLink, stateOf } from '../shares/links/shared-link.ts'
import type { HomeList, Listed } from './listed.ts'

/** `gaps` names the unreadable spaces. */
type BothLists = { phase: 'loading' } | (HomeList & { phase: 'known'; gaps: readonly string[] })

/** An unreadable space does not hide the other. `read` must stay the same function. */
export function useBothSpaces(
  session: Session,
  read: (session: Session, space: Space) => Promise<HomeList>,
): BothLists {
  const [lists, setLists] = useState<BothLists>({ phase: 'loading' })
  useEffect(() => {
    let isOver = false
    void Promise.allSettled(spaces.map((space) => read(session, space))).then((answers) => {
      if (isOver) return
      const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const items = known.flatMap((list) => list.items)
      const isCut = known.some((list) => list.isCut)
      const gaps = spaces
        .filter((_, index) => answers[index]?.status === 'rejected')
        .map((space) => spaceNames[space])
      setLists({ phase: 'known', items, isCut, gaps })
    })
    return () => {
      isOver = true
    }
  }, [session, read])
  return lists
}

/** These cover the work of a week. */
const mostDrafts = 100
const patienceMs = 10_000

/** Returns unpublished entries that this person created or changed. Rejects if the space does not answer. */
export async function ownDrafts(session: Session, space: Space): Promise<HomeList> {
  const { cma, ids, locales } = session.sdk
  const place = placeOf(session, space)
  const by = (who: 'createdBy' | 'updatedBy') =>
    inTime(
      cma.entry.getMany({
        ...place,
        query: { [`sys.${who}.sys.id`]: ids.user, order: '-sys.updatedAt', limit: mostDrafts },
      }),
      patienceMs,
    )
  const found = await Promise.all([by('createdBy'), by('updatedBy')])
  const entries = new Map(found.flatMap(({ items }) => items).map((entry) => [entry.sys.id, entry]))
  const items = [...entries.values()]
    .filter(({ sys }) => ['draft', 'changed'].includes(statusOf(sys)))
    .toSorted((one, other) => other.sys.updatedAt.localeCompare(one.sys.updatedAt))
    .map((entry) => targetOf(entry, { space, locale: locales.default }))
    .filter(({ type }) => type !== undefined)
    .map(({ id, type, typeName, values, status }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${typeName} · ${isPublished(status) ? 'changed since it was published' : 'never published'}`,
    }))
  return { items, isCut: found.some((page) => page.total > page.items.length) }
}

const mostShares = 10

/** A space without desk records returns no pages. */
export async function recentShares(session: Session, space: Space): Promise<HomeList> {
  const { links } = await shareStore(session, space)
    .list(mostShares)
    .catch(() => ({ links: [] }))
  return { items: links.flatMap((link) => sharedPageOf(link, Date.now())) }
}

function sharedPageOf({ share }: SharedLink, now: number): Listed[] {
  const [page] = share.pages
  if (!page) return []
  const more = share.pages.length - 1
  return [
    {
      ...{ space: page.space, entry: page.entry },
      title: more > 0 ? `${page.title} and ${more} more` : page.title,
      detail: shareWords(share, now),
    },
  ]
}

function shareWords(share: SharedLink['share'], now: number): string {
  const state = stateOf(share, now)
  if (state === 'revoked') return 'revoked'
  const end = new Date(share.expiresAt)
  const words = end.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return state === 'expired' ? `expired on ${words}` : `open until ${words}`
}
