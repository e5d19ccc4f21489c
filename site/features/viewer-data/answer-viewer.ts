import type { Platform } from '@association/services/platform'
import { privateHeaders } from '../../base/security/private-headers.ts'
import type { Visit } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { SessionAnswer, ViewerAnswer } from './viewer-answer.ts'
import { type VisitorSource, visitorOf } from './visitor-of.ts'

type LoadViewer = (session: Session, token: string | undefined) => Promise<ViewerAnswer>

export async function answerViewer(visit: Visit, source: VisitorSource, load: LoadViewer): Promise<Response> {
  const who = await visitorOf(visit, source)
  const answer: ViewerAnswer = who ? await load(who.session, who.token) : { phase: 'guest' }
  return Response.json(answer, { headers: privateHeaders })
}

/**
 * Answers `GET /api/viewer/session`. Open pages send it by themselves, so it is no use of the session, and asks no
 * other service.
 */
export async function answerSession(visit: Visit, openFor: SignIn['openFor']): Promise<Response> {
  const open = await openFor(visit)
  const answer: SessionAnswer = open
    ? { phase: 'member', userId: open.session.userId, seconds: Math.floor(open.seconds) }
    : { phase: 'guest' }
  return Response.json(answer, { headers: privateHeaders })
}

type Shop = {
  /** The shop's account page, for visitors who are not signed in there. */
  accountUrl: string
  platformFor(token: string): Pick<Platform, 'shopAccountLink'>
}

/** Answers `GET /api/viewer/orders`. Signs in at the shop if possible. */
export async function answerOrders(visit: Visit, source: VisitorSource, shop: Shop): Promise<Response> {
  const token = (await visitorOf(visit, source))?.token
  const location = token === undefined ? shop.accountUrl : await shop.platformFor(token).shopAccountLink()
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } })
}
