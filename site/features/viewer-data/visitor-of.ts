import { inTime, late } from '@association/services/upstream'
import type { Visit } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'

export type VisitorSource = {
  sessionOf(visit: Visit): Promise<Session | undefined>
  /** Undefined while the identity provider gives no token. The session may have ended then. */
  accessTokenOf(visit: Visit): Promise<string | undefined>
  /** After this time, the request continues without a token. */
  patienceMs?: number
}

/** It is less than browsers wait for a viewer, and less than a page may take. */
const usualPatienceMs = 3000

export async function visitorOf(
  { headers }: Visit,
  { sessionOf, accessTokenOf, patienceMs = usualPatienceMs }: VisitorSource,
): Promise<{ session: Session; token: string | undefined } | undefined> {
  const visit = { headers }
  const session = await sessionOf(visit)
  if (!session) return undefined
  const answer = await inTime(accessTokenOf(visit), patienceMs)
  const token = answer === late ? undefined : answer
  const isStillSignedIn = token !== undefined || (await sessionOf(visit)) !== undefined
  return isStillSignedIn ? { session, token } : undefined
}
