import type { Platform } from '@association/services/platform'
import { privateHeaders } from '../../base/security/private-headers.ts'
import type { Visit } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { ViewerAnswer } from './viewer-answer.ts'
import { type VisitorSource, visitorOf } from './visitor-of.ts'

type Load = (session: Session, token: string | undefined) => Promise<ViewerAnswer>

/** `GET /api/viewer`: who looks at the page, for the parts of a stored page that depend on it. */
export async function answerViewer(visit: Visit, source: VisitorSource, load: Load): Promise<Response> {
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
export async function answerOrders(visit: Visit, source: VisitorSource, shop: Shop): Promise<Response> {
  const token = (await visitorOf(visit, source))?.token
  const location = token === undefined ? shop.accountUrl : await shop.platformFor(token).shopAccountLink()
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
}
