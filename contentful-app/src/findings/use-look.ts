import { useCallback, useEffect, useState } from 'react'
import { onReasonToLookAgain, type Watched } from './look-again.ts'

/** While the result may be outdated, the phase is `looking` and the last result stays. */
export type LookState<Found> = {
  phase: 'looking' | 'known' | 'failed'
  found?: Found
  again(): void
}

type Options<Found> = Watched & {
  /** A new function starts a new read. */
  look(): Promise<Found>
}

export function useLook<Found>({ sdk, entry, look }: Options<Found>): LookState<Found> {
  const [state, setState] = useState<Omit<LookState<Found>, 'again'>>({ phase: 'looking' })
  const [round, setRound] = useState(0)
  const doubt = useCallback(() => setState(({ found }) => ({ phase: 'looking', found })), [])
  const again = useCallback(() => {
    doubt()
    setRound((count) => count + 1)
  }, [doubt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  useEffect(() => {
    let isOver = false
    look().then(
      (found) => !isOver && setState({ phase: 'known', found }),
      () => !isOver && setState({ phase: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [look, round])
  useEffect(() => onReasonToLookAgain({ sdk, entry }, { doubt, again }), [sdk, entry, doubt, again])
  return { ...state, again }
}
