import { NextRequest } from 'next/server.js'
import type { AuthParts } from '../auth-client.ts'
import { outagePauseSeconds, silentCookie } from '../cookies.ts'
import { problemPath } from '../pages/problem-code.ts'
import { returnToWithQuery } from '../safe-return-to.ts'
import { leadTo } from './lead-to.ts'

/** The visitor cannot choose audience and scope. */
const allowed = {
  prompt: /^(?:login|none)$/,
  screen_hint: /^(?:login|signup)$/,
  login_hint: /^[^\p{C}]{1,200}$/u,
}

export async function login(request: Request, { client, config }: AuthParts): Promise<Response> {
  const sent = new URL(request.url).searchParams
  const referrer = request.headers.get('referer')
  const returnTo = returnToWithQuery(sent.get('returnTo'), referrer, config.siteUrl)
  // An image or a script with this address starts no sign-in.
  const wantedFor = request.headers.get('sec-fetch-dest')
  const isSilent = sent.get('prompt') === 'none'
  if (wantedFor !== null && wantedFor !== 'document')
    // A script gets the page of a guest.
    return isSilent
      ? laterTo(returnTo, config)
      : new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const address = allowedAddress(sent, returnTo, config)
  const response = await client.middleware(new NextRequest(address, { headers: request.headers }))
  const to = response.headers.get('location')
  if (to === null)
    return isSilent ? laterTo(returnTo, config) : leadTo(problemPath('timeout', returnTo), config)
  const state = new URL(to).searchParams.get('state') ?? undefined
  if (isSilent) response.headers.append('set-cookie', silentCookie(config.siteUrl, state))
  return response
}

function allowedAddress(sent: URLSearchParams, returnTo: string, { siteUrl }: AuthParts['config']): URL {
  const address = new URL('/auth/login', siteUrl)
  address.searchParams.set('returnTo', returnTo)
  for (const [name, shape] of Object.entries(allowed)) {
    const value = sent.get(name) ?? ''
    if (shape.test(value)) address.searchParams.set(name, value)
  }
  return address
}

/** The provider does not respond: the guest sees the page, and the next silent attempt waits. */
function laterTo(returnTo: string, config: AuthParts['config']) {
  const response = leadTo(returnTo, config)
  response.headers.append('set-cookie', silentCookie(config.siteUrl, 'none', outagePauseSeconds))
  return response
}
