import type { Cabinet } from '@association/services/shared-state'
import { log } from '../../runtime/log.ts'
import { answerAuth } from './answer-auth.ts'
import { type AuthConfig, authClient } from './auth-client.ts'
import { checkIdentity } from './check-identity.ts'
import { type EndedSessions, endedSessions } from './ended-sessions.ts'
import { messages } from './messages.ts'
import { type OpenSession, openSession, requestOf, type Visit } from './open-session.ts'
import { isFresh, type Refreshed, refreshOnce } from './refresh.ts'
import { afterCallback } from './routes/callback.ts'
import type { Session } from './session.ts'

export type SignInOptions = {
  config: AuthConfig
  /** What all instances of the site share, once the server offers it. */
  cabinet: () => Cabinet | undefined
  /** Sets the cookies of a refreshed session on the response to a visitor. */
  save?: (refreshed: Refreshed & { phase: 'done' }) => Promise<void>
  now?: () => number
  /** Milliseconds between two attempts to get a token. */
  pauseMs?: number
}

export type SignIn = ReturnType<typeof signIn>

/** Everything that the site does with the identity provider. */
export function signIn({
  config,
  cabinet,
  save = async () => {},
  now = Date.now,
  pauseMs = 150,
}: SignInOptions) {
  const client = authClient(config, (error, context, data) => {
    const { returnTo } = context
    if (data) checkIdentity(data.user, { prefix: config.identity.claims, now: now(), returnTo })
    return afterCallback(error, context, config)
  })
  const ended: EndedSessions = endedSessions(cabinet)
  const parts = { client, config, ended }

  async function refreshed(visit: Visit, { session, createdAt, refreshToken }: OpenSession) {
    const request = requestOf(visit, config)
    const result: Refreshed =
      refreshToken === undefined
        ? { phase: 'ended' }
        : await refreshOnce({ client, request, refreshToken, now, pauseMs })
    if (result.phase === 'ended') await ended.note(session, createdAt)
    if (result.phase === 'done') await save(result)
    else log.warn(messages.notLoggedIn)
    return result.phase === 'done' ? result.token : undefined
  }

  return {
    /** Who is signed in. Undefined for a guest. */
    sessionOf: async (visit: Visit): Promise<Session | undefined> =>
      (await openSession(visit, parts))?.session,
    /** The token for the member platform. Undefined for a guest, and while the provider gives none. */
    async accessTokenOf(visit: Visit): Promise<string | undefined> {
      const open = await openSession(visit, parts)
      if (!open) return undefined
      return isFresh(open.expiresAt, now()) ? open.token : refreshed(visit, open)
    },
    /** Answers a request for a path under `/auth/`. */
    answer: (request: Request) => answerAuth(request, { ...parts, now }),
  }
}
