import type { Auth0Client } from '@auth0/nextjs-auth0/server'
import { NextRequest } from 'next/server.js'
import type { AuthConfig } from './auth-client.ts'
import { sessionFrom } from './claims.ts'
import { cookieIn, cookieNames } from './cookies.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { endOf, type Times } from './renewal.ts'
import type { Session } from './session.ts'

export type Visit = Pick<Request, 'headers'>

/** The tokens never leave the server. */
export type OpenSession = Times & {
  session: Session
  token: string
  expiresAt: number
  refreshToken: string | undefined
}

type SessionParts = { client: Auth0Client; config: AuthConfig; ended: EndedSessions; now: () => number }

/** Undefined if the cookie is cut, foreign, expired, unused for a day, or of an ended session. */
export async function openSession(visit: Visit, { client, config, ended, now }: SessionParts) {
  if (!hasSessionCookie(visit, config)) return undefined
  const data = await decrypted(visit, { client, config })
  if (!data) return undefined
  const { sid, createdAt } = data.internal
  const times: Times = { createdAt, usedAt: typeof data.usedAt === 'number' ? data.usedAt : undefined }
  if (now() / 1000 >= endOf(times)) return undefined
  const session = sessionFrom(data.user, config.identity.claims, sid)
  if (!session || (await ended.includes({ ...session, createdAt }))) return undefined
  const { accessToken, expiresAt, refreshToken } = data.tokenSet
  return { session, ...times, token: accessToken, expiresAt, refreshToken } satisfies OpenSession
}

type Data = Awaited<ReturnType<Auth0Client['getSession']>>
const known = new WeakMap<Headers, Promise<Data>>()

/** Decrypting is slow, and a request often needs session and token. */
function decrypted(visit: Visit, { client, config }: Pick<SessionParts, 'client' | 'config'>): Promise<Data> {
  const data = known.get(visit.headers) ?? client.getSession(requestOf(visit, config)).catch(() => null)
  known.set(visit.headers, data)
  return data
}

export const requestOf = ({ headers }: Visit, { siteUrl }: Pick<AuthConfig, 'siteUrl'>) =>
  new NextRequest(siteUrl, { headers: { cookie: headers.get('cookie') ?? '' } })

/** The SDK splits a large session: `name__0`, `name__1`. */
function hasSessionCookie({ headers }: Visit, { siteUrl }: AuthConfig) {
  const { session } = cookieNames(siteUrl)
  return [session, `${session}__0`].some((name) => cookieIn(headers, name) !== undefined)
}
