import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { type Cards, cards } from '../links/cards.ts'
import { loader } from '../sdk/load-content.ts'
import type { Session } from '../sdk/session.ts'

type Known = { cards: Cards; revision: number }

export const CardsContext = createContext<Known | undefined>(undefined)

export function useCards(): Known {
  const known = useContext(CardsContext)
  if (!known) throw new Error('Link editors stand inside CardsContext.')
  return known
}

/** The cards of this space; asked for again when the person comes back from another editor. */
export function useOwnCards(session: Session): Known {
  const own = useMemo(
    () => cards(loader(session, session.here.space), session.sdk.locales.default),
    [session],
  )
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    const refresh = () => {
      own.refresh()
      setRevision((count) => count + 1)
    }
    const stop = session.sdk.navigator.onSlideInNavigation(refresh)
    return () => void stop()
  }, [own, session])
  return useMemo(() => ({ cards: own, revision }), [own, revision])
}
