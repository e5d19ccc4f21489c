import { useEffect, useState } from 'react'
import type { OpenEntry } from '../entry/open-entry.ts'
import { linksTo } from '../sdk/load-content.ts'
import { placeOf, type Session } from '../sdk/session.ts'
import { type ContainingPage, containingPages } from './containing-pages.ts'

/** The pages that show the open entry. Known once, also when they could not be looked up: then there are none. */
export function useContainingPages(session: Session, { id, space }: Pick<OpenEntry, 'id' | 'space'>) {
  const [pages, setPages] = useState<{ isKnown: boolean; items: readonly ContainingPage[] }>({
    isKnown: false,
    items: [],
  })
  useEffect(() => {
    let isOver = false
    const settle = (items: readonly ContainingPage[]) => {
      if (!isOver) setPages({ isKnown: true, items })
    }
    const { cma, locales } = session.sdk
    cma.entry
      .get({ ...placeOf(session, space), entryId: id })
      .then((entry) =>
        containingPages(entry, { space, locale: locales.default, linksTo: linksTo(session, space) }),
      )
      .then(settle, () => settle([]))
    return () => {
      isOver = true
    }
  }, [session, id, space])
  return pages
}
