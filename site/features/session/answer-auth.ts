import { NextResponse } from 'next/server.js'
import { log } from '../../base/log.ts'
import type { AuthParts } from './auth-client.ts'
import { problemPath } from './pages/problem-code.ts'
import { backchannelLogout } from './routes/backchannel-logout.ts'
import { callback } from './routes/callback.ts'
import { leadTo } from './routes/lead-to.ts'
import { login } from './routes/login.ts'
import { logout } from './routes/logout.ts'

type Route = (request: Request, parts: AuthParts) => Promise<Response>

const routes: Readonly<Record<string, { method: string; answer: Route }>> = {
  '/auth/login': { method: 'GET', answer: login },
  '/auth/callback': { method: 'GET', answer: callback },
  '/auth/logout': { method: 'GET', answer: logout },
  '/auth/backchannel-logout': { method: 'POST', answer: backchannelLogout },
}

/** The SDK's other addresses stay closed. */
export async function answerAuth(request: Request, parts: AuthParts): Promise<Response> {
  const { pathname } = new URL(request.url)
  const route = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined
  if (!route) return NextResponse.next()
  if (request.method !== route.method)
    return new Response(null, { status: 405, headers: { ...noStore, allow: route.method } })
  if (isAhead(request.headers)) return new Response(null, { status: 204, headers: noStore })
  try {
    return await route.answer(request, parts)
  } catch (error) {
    log.error(`${pathname}: ${error instanceof Error ? error.message : String(error)}`)
    return leadTo(problemPath('login_failed'), parts.config)
  }
}

const noStore = { 'cache-control': 'no-store' }

/** A prefetch neither begins nor ends a session. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)
