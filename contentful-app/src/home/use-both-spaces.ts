import { type Space, spaces } from '@association/content'
import { useEffect, useState } from 'react'
import { spaceNames } from '../sdk/installation.ts'
import type { Session } from '../sdk/session.ts'
import type { Listed } from './listed.ts'

/** `gaps` names the spaces that could not be read. */
export type Lists =
  | { phase: 'loading' }
  | { phase: 'known'; items: readonly Listed[]; gaps: readonly string[] }

/** Reads a list from each space, so that one that is down does not hide the other. `read` must stay the same function. */
export function useBothSpaces(
  session: Session,
  read: (session: Session, space: Space) => Promise<readonly Listed[]>,
): Lists {
  const [lists, setLists] = useState<Lists>({ phase: 'loading' })
  useEffect(() => {
    let isOver = false
    void Promise.allSettled(spaces.map((space) => read(session, space))).then((answers) => {
      if (isOver) return
      const items = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      const gaps = spaces
        .filter((_, index) => answers[index]?.status === 'rejected')
        .map((space) => spaceNames[space])
      setLists({ phase: 'known', items, gaps })
    })
    return () => {
      isOver = true
    }
  }, [session, read])
  return lists
}
