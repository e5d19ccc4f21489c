import { useEffect, useState } from 'react'
import { findPages, type PageSearch } from '../../../contentful/pages/find-pages.ts'
import type { Session } from '../../../contentful/session.ts'
import { readTarget } from './targets.ts'

export type Pages = PageSearch & { phase: 'searching' | 'known' }

/** So long after the last key, the spaces are asked. */
const restMs = 250

/** The pages that match what is typed. While the next are searched, the last ones stay. */
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
