import type { Platform } from '@association/services/platform'
import { privateHeaders } from '../../base/security/private-headers.ts'
import type { Visit } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { ViewerAnswer } from './viewer-answer.ts'
import { type VisitorSource, visitorOf } from './visitor-of.ts'

type Load = (session: Session, token: string | undefined) => Promise<ViewerAnswer>

/** `GET /api/viewer`: fills the personal parts of a stored page. */
export async function answerViewer(visit: Visit, source: VisitorSource, load: Load): Promise<Response> {
  const who = await visitorOf(visit, source)
  const answer: ViewerAnswer = who ? await load(who.session, who.token) : { phase: 'guest' }
  return Response.json(answer, { headers: privateHeaders })
}

type Shop = {
  /** The account page of the shop, for visitors who are not signed in there. */
  accountUrl: string
  platformFor(token: string): Pick<Platform, 'shopAccountLink'>
}

/** `GET /api/viewer/orders`: redirects to the account at the shop, signed in if possible. */
export async function answerOrders(visit: Visit, source: VisitorSource, shop: Shop): Promise<Response> {
  const token = (await visitorOf(visit, source))?.token
  const location = token === undefined ? shop.accountUrl : await shop.platformFor(token).shopAccountLink()
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
}
