import type { Space } from '@association/content'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { PatternError } from './collect-pattern.ts'
import type { Pattern } from './pattern.ts'
import { patternStore } from './pattern-store.ts'

export type PatternList =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string }
  | { phase: 'known'; patterns: readonly Pattern[]; hasMore: boolean; reason?: string }

export function usePatterns(session: Session, space: Space) {
  const store = useMemo(() => patternStore(session, space), [session, space])
  const [list, setList] = useState<PatternList>({ phase: 'loading' })
  const load = useCallback(
    async (before: readonly Pattern[] = []) => {
      try {
        const { patterns, total } = await store.list(before.length)
        const all = [...before, ...patterns]
        setList({ phase: 'known', patterns: all, hasMore: patterns.length > 0 && all.length < total })
      } catch (error) {
        setList({ phase: 'failed', reason: reasonOf(error) })
      }
    },
    [store],
  )
  useEffect(() => void load(), [load])
  async function change(task: () => Promise<unknown>): Promise<boolean> {
    try {
      await task()
    } catch (error) {
      setList((now) => (now.phase === 'known' ? { ...now, reason: reasonOf(error) } : now))
      return false
    }
    await load()
    return true
  }
  return { list, load, change, store }
}

const reasonOf = (error: unknown) =>
  error instanceof PatternError ? error.message : 'The patterns could not be read. Try again.'
