import type { Content, FoundLink } from '@association/content/rules'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useObserved } from '../../base/observed.ts'
import { loader } from '../../contentful/load-content.ts'
import { onPublished } from '../../contentful/published.ts'
import type { Desk } from '../../desk/desk.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { type Below, below } from './card-state.ts'
import { type Card, type Cards, cardOf, cards } from './cards.ts'

type CardsValue = {
  cards: Cards
  revision: number
  tree: Below
  /** Sends no request. */
  known(link: FoundLink): Card | undefined
}

export const CardsContext = createContext<CardsValue | undefined>(undefined)

export function useCards(): CardsValue {
  const known = useContext(CardsContext)
  if (!known) throw new Error('A link editor must be inside CardsContext.')
  return known
}

/** The loaded page contains most cards. The others are requested when shown. */
export function useOwnCards({ session, tree: kept }: Desk, { space }: OpenEntry): CardsValue {
  const own = useMemo(() => cards(loader(session, space), session.sdk.locales.default), [session, space])
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    const refresh = () => {
      own.refresh()
      setRevision((count) => count + 1)
    }
    const stops = [session.sdk.navigator.onSlideInNavigation(refresh), onPublished(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [own, session])
  const state = useObserved(kept)
  const content = state.phase === 'known' ? state.content : undefined
  const hasGaps = state.phase === 'known' && state.gaps.length > 0
  return useMemo(() => {
    const phase = state.phase === 'loading' ? 'looking' : content && !hasGaps ? 'known' : 'failed'
    return { cards: own, revision, tree: below(phase, content), known: (link) => cardIn(content, link) }
  }, [own, revision, state.phase, content, hasGaps])
}

function cardIn(content: Content | undefined, { linkType, id }: FoundLink): Card | undefined {
  if (linkType === 'Asset') return undefined
  const target = content?.entries.get(id)
  return target && cardOf(target)
}
