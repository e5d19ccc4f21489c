import {
  type RegistrationFigures,
  readRegistrationFigures,
} from '@association/content/shared/events/registration-figures.ts'
import type { Session } from '../../../contentful/session.ts'
import { askSite, SiteError } from '../../../contentful/site/ask-site.ts'

/** Requests the registrations of an edition key from the site. Throws SiteError. */
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
