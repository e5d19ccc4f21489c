import { useEffect, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { findVariants, type Variant } from './find-variants.ts'

export type Search =
  | { phase: 'loading' }
  | { phase: 'found'; variants: readonly Variant[]; after: string | undefined }
  | { phase: 'failed'; message: string }

const typingPauseMs = 250

/** `more` loads the next page. `again` repeats a failed search. */
export function useVariants(session: Session, query: string) {
  const [search, setSearch] = useState<Search>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches for the same words
  useEffect(() => {
    let isGone = false
    setSearch({ phase: 'loading' })
    const timer = setTimeout(async () => {
      const next = await searchFor(session, { query })
      if (!isGone) setSearch(next)
    }, typingPauseMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [session, query, attempt])
  return {
    search,
    again: () => setAttempt(attempt + 1),
    async more() {
      if (search.phase !== 'found' || search.after === undefined) return
      const next = await searchFor(session, { query, after: search.after })
      // Ignores the result if the words changed meanwhile.
      setSearch((now) => (now === search ? joined(search, next) : now))
    },
  }
}

async function searchFor(session: Session, wanted: Parameters<typeof findVariants>[1]): Promise<Search> {
  try {
    return { phase: 'found', ...(await findVariants(session, wanted)) }
  } catch (error) {
    return { phase: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

const joined = (first: Extract<Search, { phase: 'found' }>, next: Search): Search =>
  next.phase === 'found' ? { ...next, variants: [...first.variants, ...next.variants] } : next
