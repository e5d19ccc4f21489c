import { privateHeaders } from '../../base/security/private-headers.ts'
import type { Visit } from '../session/open-session.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { SessionAnswer } from './viewer-answer.ts'

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
