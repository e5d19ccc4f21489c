import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { loadTree, subjectOf } from '../checks/check-tree.ts'
import type { Watched } from '../issues/look-again.ts'
import { useLook } from '../issues/use-look.ts'
import { type Below, below } from '../links/card-state.ts'
import { type Cards, cards } from '../links/cards.ts'
import { onPublished } from '../publishing/announce.ts'
import { loader } from '../sdk/load-content.ts'
import type { Session } from '../sdk/session.ts'

type Known = { cards: Cards; revision: number; tree: Below }

export const CardsContext = createContext<Known | undefined>(undefined)

export function useCards(): Known {
  const known = useContext(CardsContext)
  if (!known) throw new Error('A link editor must be inside CardsContext.')
  return known
}

/** The cards of this space and the state of their contents. Both are read again when the person returns from another editor. */
export function useOwnCards({ sdk, session, entry }: Watched & { session: Session }): Known {
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
    const stops = [session.sdk.navigator.onSlideInNavigation(refresh), onPublished(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [own, session])
  const tree = useBelow({ sdk, session, entry })
  return useMemo(() => ({ cards: own, revision, tree }), [own, revision, tree])
}

/** Loads the tree of the open entry once for all of its cards. */
function useBelow({ sdk, session, entry }: Watched & { session: Session }): Below {
  const look = useCallback(
    () =>
      loadTree(subjectOf(entry), {
        load: loader(session, entry.space),
        locale: session.sdk.locales.default,
      }),
    [session, entry],
  )
  const { phase, found } = useLook({ sdk, entry, look })
  return useMemo(() => below(phase, found?.content), [phase, found])
}
