import type { Cabinet } from '@association/services/shared-state'
import type { NextRequest } from 'next/server.js'
import { log } from '../../base/log.ts'
import { answerAuth } from './answer-auth.ts'
import { type AuthConfig, type AuthParts, authClient } from './auth-client.ts'
import { checkIdentity } from './check-identity.ts'
import { type EndedSessions, endedSessions } from './ended-sessions.ts'
import { type OpenSession, openSession, requestOf, type Visit } from './open-session.ts'
import { messages } from './pages/messages.ts'
import { isFresh, type Refreshed, refreshOnce } from './refresh.ts'
import { type Cookie, endOf, isRenewalDue, renewed, withCookies } from './renewal.ts'
import { afterCallback } from './routes/callback.ts'
import type { Session } from './session.ts'

export type SignInOptions = {
  config: AuthConfig
  /** Shared by all instances; undefined until the server offers it. */
  cabinet: () => Cabinet | undefined
  save?: (cookies: Cookies) => Promise<void>
  now?: () => number
  pauseMs?: number
}

export type SignIn = ReturnType<typeof signIn>

type Cookies = readonly Cookie[]
type Token = { token: string | undefined; cookies: Cookies }

export function signIn({
  config,
  cabinet,
  save = async () => {},
  now = Date.now,
  pauseMs = 150,
}: SignInOptions) {
  const onCallback: Parameters<typeof authClient>[1] = (error, context, data) => {
    const { returnTo } = context
    if (data) checkIdentity(data.user, { prefix: config.identity.claims, now: now(), returnTo })
    return afterCallback(error, context, config)
  }
  const client = authClient(config, onCallback, now)
  const ended: EndedSessions = endedSessions(cabinet)
  const parts = { client, config, ended, now }

  /** Undefined while the provider gives none. */
  async function tokenFor(request: NextRequest, open: OpenSession): Promise<Token> {
    if (isFresh(open.expiresAt, now())) return { token: open.token, cookies: [] }
    const { refreshToken } = open
    const result: Refreshed =
      refreshToken === undefined
        ? { phase: 'ended' }
        : await refreshOnce({ client, request, refreshToken, now, pauseMs })
    if (result.phase === 'done') return result
    if (result.phase === 'ended') await ended.note(open.session, open.createdAt)
    log.warn(messages.notLoggedIn)
    return { token: undefined, cookies: [] }
  }

  /** Builds on the cookies that were just replaced. */
  const renewedAfter = (request: NextRequest, cookies: Cookies) =>
    renewed(client, withCookies(request, cookies), Math.floor(now() / 1000))

  return {
    sessionOf: async (visit: Visit): Promise<Session | undefined> =>
      (await openSession(visit, parts))?.session,
    /** This call is no use of the session. */
    async openFor(visit: Visit) {
      const open = await openSession(visit, parts)
      return open && { session: open.session, seconds: endOf(open) - now() / 1000 }
    },
    /** Renews the session unless `isUse` is false. Sets no cookie after a sign-out meanwhile. */
    async accessTokenOf(visit: Visit, { isUse = true } = {}): Promise<string | undefined> {
      const open = await openSession(visit, parts)
      if (!open) return undefined
      const request = requestOf(visit, config)
      const { token, cookies } = await tokenFor(request, open)
      const isDue = isUse && isRenewalDue(open, now() / 1000)
      const changed = isDue ? await renewedAfter(request, cookies) : cookies
      if (await ended.includes({ ...open.session, createdAt: open.createdAt })) return undefined
      if (changed.length > 0) await save(changed)
      return token
    },
    answer: (request: Request, { endCookies }: Pick<AuthParts, 'endCookies'>) =>
      answerAuth(request, { ...parts, endCookies }),
  }
}
