import { useCallback, useEffect, useState } from 'react'
import { problemOf } from './contentful/problems.ts'

export type Loaded<T> =
  | { phase: 'loading' }
  | { phase: 'ready'; value: T }
  | { phase: 'failed'; message: string }

/** Reloads when `key` changes; drops late results. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> & { reload(): void } {
  const [loaded, setLoaded] = useState<Loaded<T> & { key?: string }>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what `load` depends on
  useEffect(() => {
    let isCurrent = true
    load().then(
      (value) => isCurrent && setLoaded({ phase: 'ready', value, key }),
      (error) => isCurrent && setLoaded({ phase: 'failed', message: problemOf(error).message, key }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return loaded.key === key ? { ...loaded, reload } : { phase: 'loading', reload }
}
