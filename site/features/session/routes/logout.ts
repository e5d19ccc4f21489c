import { NextRequest } from 'next/server.js'
import { problem } from '../../../base/security/problem.ts'
import type { AuthParts } from '../auth-client.ts'
import { cookieNames, silentCookie } from '../cookies.ts'
import { openSession } from '../open-session.ts'
import { signOutPath } from '../pages/sign-out-path.ts'
import { leadTo } from './lead-to.ts'

export async function logout(request: Request, parts: AuthParts): Promise<Response> {
  const { client, config, ended, endCookies } = parts
  const wish = wishOf(request.headers)
  if (wish === 'refused') return problem(403, 'Open this address in a tab to sign out.')
  if (wish === 'unsure') return leadTo(signOutPath, config)
  const open = await openSession(request, parts)
  if (open) await ended.note(open.session, open.createdAt)
  const address = new URL('/auth/logout', config.siteUrl)
  const headers = open ? request.headers : withoutSession(request.headers, config)
  const answer = await client.middleware(new NextRequest(address, { headers }))
  const response = answer.headers.has('location') ? answer : leadHome(answer, config)
  for (const cookie of [silentCookie(config.siteUrl), ...endCookies])
    response.headers.append('set-cookie', cookie)
  return response
}

/** A request for an image never ends a session. A navigation from another site leads to a page that asks. */
function wishOf(headers: Headers): 'clear' | 'unsure' | 'refused' {
  const from = headers.get('sec-fetch-site')
  if (from === null || from === 'same-origin' || from === 'none') return 'clear'
  const isPage = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  if (!isPage) return 'refused'
  return from === 'same-site' ? 'clear' : 'unsure'
}

/** The SDK fails on some unreadable cookies. */
function withoutSession(sent: Headers, { siteUrl }: AuthParts['config']): Headers {
  const headers = new Headers(sent)
  const cookies = (sent.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const kept = cookies.filter((cookie) => !cookie.startsWith(cookieNames(siteUrl).session))
  headers.set('cookie', kept.join('; '))
  return headers
}

/** The provider does not respond, but the site's session has ended. */
function leadHome(answer: Response, config: AuthParts['config']) {
  const response = leadTo('/', config)
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}
