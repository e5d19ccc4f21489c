import { type Space, spaces } from '@association/content'
import { useEffect, useState } from 'react'
import { spaceNames } from '../contentful/installation.ts'
import type { Session } from '../contentful/session.ts'
import type { HomeList } from './listed.ts'

/** `gaps` names the unreadable spaces. */
export type Lists = { phase: 'loading' } | (HomeList & { phase: 'known'; gaps: readonly string[] })

/**
 * Reads the spaces separately, so that an unreadable space does not hide the other. `read` must stay the same function.
 */
export function useBothSpaces(
  session: Session,
  read: (session: Session, space: Space) => Promise<HomeList>,
): Lists {
  const [lists, setLists] = useState<Lists>({ phase: 'loading' })
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
