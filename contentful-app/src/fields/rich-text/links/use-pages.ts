import { useEffect, useState } from 'react'
import { findPages, type PageSearch } from '../../../contentful/pages/find-pages.ts'
import type { Session } from '../../../contentful/session.ts'
import { readTarget } from './targets.ts'

export type Pages = PageSearch & { phase: 'searching' | 'known' }

/** Milliseconds after the last key until the search. */
const restMs = 250

/** Keeps the previous pages until the next search completes. */
export function usePages(session: Session, typed: string): Pages {
  const words = typed.trim()
  const isAddress = !words.startsWith('/') && readTarget(words) !== undefined
  const [pages, setPages] = useState<Pages>({ phase: 'searching', found: [], missing: [] })
  useEffect(() => {
    let isOver = false
    if (isAddress) {
      setPages({ phase: 'known', found: [], missing: [] })
      return
    }
    setPages((before) => ({ ...before, phase: 'searching' }))
    const timer = setTimeout(
      async () => {
        const found = await findPages(session, words)
        if (!isOver) setPages({ ...found, phase: 'known' })
      },
      words === '' ? 0 : restMs,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [session, words, isAddress])
  return pages
}
