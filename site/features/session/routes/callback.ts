import { NextRequest, type NextResponse } from 'next/server.js'
import { log } from '../../../base/log.ts'
import type { AuthConfig, AuthParts } from '../auth-client.ts'
import { returnToOf } from '../check-identity.ts'
import { cookieIn, cookieNames } from '../cookies.ts'
import { openSession } from '../open-session.ts'
import { messages, type ProblemCode } from '../pages/messages.ts'
import { errorCodes, problemCode, problemPath } from '../pages/problem-code.ts'
import { safeReturnTo, withSignedInMark } from '../safe-return-to.ts'
import { leadTo } from './lead-to.ts'

export async function callback(request: Request, parts: AuthParts): Promise<Response> {
  const { client, config } = parts
  const url = new URL(request.url)
  const state = url.searchParams.get('state') ?? ''
  if (!isOpen(request.headers, state, config)) {
    // The visitor went back, or sent the address twice.
    if (await openSession(request, parts)) return leadTo(withSignedInMark('/'), config)
    return leadTo(problemPath(closedReason(request.headers, config)), config)
  }
  const address = new URL(`/auth/callback${url.search}`, config.siteUrl)
  const response = await client
    .middleware(new NextRequest(address, { headers: request.headers }))
    .catch((error: Error) => afterCallback(error, { returnTo: returnToOf(error) }, config))
  return isSilent(request.headers, state, config) ? quietly(response, config) : response
}

export async function afterCallback(
  error: Error | null,
  { returnTo }: { returnTo?: string | undefined },
  config: AuthConfig,
): Promise<NextResponse> {
  const path = safeReturnTo(returnTo, config.siteUrl)
  if (!error) return leadTo(withSignedInMark(path), config)
  const code = problemCode(error)
  const details = [...errorCodes(error), error.message].join(', ')
  log.warn(code === 'login_required' ? messages.notLoggedIn : `Sign-in: ${details}`)
  return leadTo(code === 'login_required' ? path : problemPath(code, path), config)
}

const isOpen = (headers: Headers, state: string, { siteUrl }: AuthConfig) =>
  state !== '' && cookieIn(headers, cookieNames(siteUrl).transaction + state) !== undefined

function closedReason(headers: Headers, { siteUrl }: AuthConfig): ProblemCode {
  const hasAny = (headers.get('cookie') ?? '').includes(`${cookieNames(siteUrl).transaction}`)
  return hasAny ? 'state_mismatch' : 'missing_transaction'
}

const isSilent = (headers: Headers, state: string, { siteUrl }: AuthConfig) =>
  cookieIn(headers, cookieNames(siteUrl).silent) === state

/** The visitor did not ask for a silent attempt, so its problems stay hidden. */
function quietly(response: Response, config: AuthConfig): Response {
  const to = new URL(response.headers.get('location') ?? '/', config.siteUrl)
  if (to.pathname !== '/auth/problem') return response
  const path = safeReturnTo(to.searchParams.get('returnTo'), config.siteUrl)
  response.headers.set('location', new URL(path, config.siteUrl).href)
  return response
}
