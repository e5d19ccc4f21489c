import type { RegistrationFigures } from '@association/content/shared/events/registration-figures.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Session } from '../../../contentful/session.ts'
import { findFigures } from './find-figures.ts'

export type Lookup =
  | { phase: 'loading'; last: RegistrationFigures | undefined }
  | { phase: 'found'; figures: RegistrationFigures }
  | { phase: 'failed'; message: string }

/** `again` requests new figures and keeps the last ones meanwhile. */
export function useFigures(session: Session, edition: string) {
  const [lookup, setLookup] = useState<Lookup>({ phase: 'loading', last: undefined })
  const round = useRef(0)
  const again = useCallback(async () => {
    round.current += 1
    const own = round.current
    setLookup((now) => ({ phase: 'loading', last: now.phase === 'found' ? now.figures : undefined }))
    const next = await lookUp(session, edition)
    if (own === round.current) setLookup(next)
  }, [session, edition])
  useEffect(() => {
    void again()
    return () => {
      round.current += 1
    }
  }, [again])
  return { lookup, again }
}

async function lookUp(session: Session, edition: string): Promise<Lookup> {
  try {
    return { phase: 'found', figures: await findFigures(session, edition) }
  } catch (error) {
    return { phase: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
