import type { Platform } from '@association/services/platform'
import { privateHeaders } from '../../security/private-headers.ts'
import type { Visit } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { ViewerAnswer } from './viewer-answer.ts'

/** How the visitor of a request is known. */
export type ViewerSource = {
  sessionOf(visit: Visit): Promise<Session | undefined>
  /** Undefined while the identity provider gives no token. Then the session may have ended. */
  accessTokenOf(visit: Visit): Promise<string | undefined>
}

type Load = (session: Session, token: string | undefined) => Promise<ViewerAnswer>

/** `GET /api/viewer`: who looks at the page, for the parts of a stored page that depend on it. */
export async function answerViewer(visit: Visit, source: ViewerSource, load: Load): Promise<Response> {
  const who = await visitorOf(visit, source)
  const answer: ViewerAnswer = who ? await load(who.session, who.token) : { phase: 'guest' }
  return Response.json(answer, { headers: privateHeaders })
}

type Shop = {
  /** The account page, for a person who is not signed in there. */
  accountUrl: string
  platformFor(token: string): Pick<Platform, 'shopAccountLink'>
}

/** `GET /api/viewer/orders`: goes to the visitor's account at the shop, signed in if that is possible. */
export async function answerOrders(visit: Visit, source: ViewerSource, shop: Shop): Promise<Response> {
  const token = (await visitorOf(visit, source))?.token
  const location = token === undefined ? shop.accountUrl : await shop.platformFor(token).shopAccountLink()
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
}

async function visitorOf({ headers }: Visit, { sessionOf, accessTokenOf }: ViewerSource) {
  const visit = { headers }
  const session = await sessionOf(visit)
  if (!session) return undefined
  const token = await accessTokenOf(visit)
  const isStillSignedIn = token !== undefined || (await sessionOf(visit)) !== undefined
  return isStillSignedIn ? { session, token } : undefined
}
