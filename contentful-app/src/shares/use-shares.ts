import type { Space } from '@association/content'
import type { ShareVisits } from '@association/content/preview/share-visits.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { placeOf, type Session } from '../contentful/session.ts'
import { siteShares } from './links/ask-shares.ts'
import { shareStore } from './links/share-store.ts'
import { outdatedLinks, type SharedLink } from './links/shared-link.ts'

export type Shares =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string }
  | { phase: 'known'; links: readonly SharedLink[]; total: number }

/** `reason` says why the visits are unknown. */
export type Facts = {
  visits: ReadonlyMap<string, ShareVisits>
  names: ReadonlyMap<string, string>
  reason?: string
}

const noFacts: Facts = { visits: new Map(), names: new Map() }

/** Also deletes links that ended long ago. */
export function useShares(session: Session, space: Space) {
  const store = useMemo(() => shareStore(session, space), [session, space])
  const site = useMemo(() => siteShares(session, space), [session, space])
  const [shares, setShares] = useState<Shares>({ phase: 'loading' })
  const [facts, setFacts] = useState(noFacts)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    let isOver = false
    const show = (next: Shares) => isOver || setShares(next)
    store.list().then(
      ({ links, total }) => {
        show({ phase: 'known', links, total })
        for (const link of outdatedLinks(links, Date.now())) store.delete(link).catch(() => {})
      },
      (error: Error) => show({ phase: 'failed', reason: error.message }),
    )
    return () => {
      isOver = true
    }
  }, [store, round])
  useEffect(() => {
    if (shares.phase !== 'known') return
    let isOver = false
    void factsOf(shares.links, { session, space, site }).then((next) => isOver || setFacts(next))
    return () => {
      isOver = true
    }
  }, [shares, session, space, site])
  const learn = useCallback(
    (id: string, visit: ShareVisits) =>
      setFacts((before) => ({ ...before, visits: new Map(before.visits).set(id, visit) })),
    [],
  )
  return { store, site, shares, facts, again, learn }
}

export type OpenShares = ReturnType<typeof useShares>

type Sources = { session: Session; space: Space; site: ReturnType<typeof siteShares> }

async function factsOf(links: readonly SharedLink[], { session, space, site }: Sources): Promise<Facts> {
  const asked = site.visits(links.map(({ id }) => id)).then(
    (visits) => ({ visits }),
    (error: Error) => ({ visits: noFacts.visits, reason: error.message }),
  )
  const creators = links.map(({ createdBy }) => createdBy)
  const [visits, names] = await Promise.all([asked, creatorNames(session, space, creators)])
  return { ...visits, names }
}

const mostUsers = 80

/** Omits unreadable users: the list shows only the date. */
async function creatorNames(
  session: Session,
  space: Space,
  users: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(users)].filter((id) => id !== undefined).slice(0, mostUsers)
  if (ids.length === 0) return new Map()
  const { spaceId } = placeOf(session, space)
  const query = { 'sys.id[in]': ids.join(','), limit: ids.length }
  const { items } = await session.sdk.cma.user
    .getManyForSpace({ spaceId, query })
    .catch(() => ({ items: [] }))
  return new Map(
    items.map(({ sys, firstName, lastName, email }) => [sys.id, `${firstName} ${lastName}`.trim() || email]),
  )
}
