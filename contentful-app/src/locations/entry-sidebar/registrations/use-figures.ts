import {
  type RegistrationFigures,
  readRegistrationFigures,
} from '@association/content/shared/events/registration-figures.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Session } from '../../../contentful/session.ts'
import { askSite, SiteError } from '../../../contentful/site/ask-site.ts'

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

/** Throws SiteError. */
export async function findFigures(session: Session, edition: string): Promise<RegistrationFigures> {
  const response = await askSite(session, { path: '/api/editor/registrations', body: { edition } })
  if (!response.ok) throw new SiteError(refusal(response.status, edition))
  const figures = readRegistrationFigures(await response.json().catch(() => undefined))
  if (figures) return figures
  throw new SiteError('The site sent something else than registrations. Is it up to date?')
}

function refusal(status: number, edition: string): string {
  if (status === 404)
    return `The site knows no edition with the key “${edition}”. Publish this entry. If it is published, check the key and the address of the site in the settings of the app.`
  if (status === 429) return 'These figures were requested too often. Try again in a minute.'
  return `The site cannot read the registrations (status ${status}). Try again later.`
}
