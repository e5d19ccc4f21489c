import type { Subject } from '@association/content/rules'
import { useEffect, useState } from 'react'
import { linksTo } from '../load-content.ts'
import { placeOf, type Session } from '../session.ts'
import { type Containing, type ContainingPage, containingPages } from './containing-pages.ts'

export type ContainingPages = {
  /** Also true when the lookup failed. */
  isKnown: boolean
  hasFailed: boolean
  isCut: boolean
  items: readonly ContainingPage[]
}

export function useContainingPages(
  session: Session,
  { id, space }: Pick<Subject, 'id' | 'space'>,
): ContainingPages {
  const [pages, setPages] = useState<ContainingPages>({ ...nothing, isKnown: false })
  useEffect(() => {
    let isOver = false
    const settle = (found: Partial<ContainingPages>) => {
      if (!isOver) setPages({ ...nothing, ...found })
    }
    const { cma, locales } = session.sdk
    cma.entry
      .get({ ...placeOf(session, space), entryId: id })
      .then((entry) =>
        containingPages([entry], { space, locale: locales.default, linksTo: linksTo(session, space) }),
      )
      .then(
        ({ pages: items, isCut }: Containing) => settle({ items, isCut }),
        () => settle({ hasFailed: true }),
      )
    return () => {
      isOver = true
    }
  }, [session, id, space])
  return pages
}

const nothing: ContainingPages = { isKnown: true, hasFailed: false, isCut: false, items: [] }
