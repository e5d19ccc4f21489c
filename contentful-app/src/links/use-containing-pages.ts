import { useEffect, useState } from 'react'
import type { OpenEntry } from '../entry/open-entry.ts'
import { linksTo } from '../sdk/load-content.ts'
import { placeOf, type Session } from '../sdk/session.ts'
import { type ContainingPage, containingPages } from './containing-pages.ts'

export type ContainingPages = {
  /** True when the lookup has ended, also when it failed. */
  isKnown: boolean
  hasFailed: boolean
  items: readonly ContainingPage[]
}

/** The pages that show the open entry. */
export function useContainingPages(
  session: Session,
  { id, space }: Pick<OpenEntry, 'id' | 'space'>,
): ContainingPages {
  const [pages, setPages] = useState<ContainingPages>({ isKnown: false, hasFailed: false, items: [] })
  useEffect(() => {
    let isOver = false
    const settle = (items: readonly ContainingPage[], hasFailed: boolean) => {
      if (!isOver) setPages({ isKnown: true, hasFailed, items })
    }
    const { cma, locales } = session.sdk
    cma.entry
      .get({ ...placeOf(session, space), entryId: id })
      .then((entry) =>
        containingPages(entry, { space, locale: locales.default, linksTo: linksTo(session, space) }),
      )
      .then(
        (found) => settle(found, false),
        () => settle([], true),
      )
    return () => {
      isOver = true
    }
  }, [session, id, space])
  return pages
}
