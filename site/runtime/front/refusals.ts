import { linkAttributes } from '@association/content/links/link-attributes.ts'
import { countRequest } from '../../operations/metrics/counters.ts'
import { privateHeaders } from '../../security/private-headers.ts'
import { send } from './answer.ts'
import { retryAfter } from './rate-limits.ts'
import type { Exchange, Front } from './site.ts'

type Site = Pick<Front, 'headers' | 'errorPage'>

/** Answers with a page that says why there is no other. */
export async function refuse({ errorPage }: Site, status: number, { request, response }: Exchange) {
  countRequest('refused', status)
  return send(await errorPage(status), request, response)
}

export function refuseMethod({ headers }: Site, allowed: readonly string[], { response }: Exchange) {
  countRequest('refused', 405)
  response.writeHead(405, { ...headers, allow: allowed.join(', '), 'content-length': 0 }).end()
}

export function refuseMore({ headers }: Site, path: string, { response }: Exchange) {
  countRequest('refused', 429)
  const detail = 'These are more requests than one client may send. Try again in a few seconds.'
  response
    .writeHead(429, {
      ...headers,
      'content-type': 'application/problem+json',
      'retry-after': retryAfter(path),
      'cache-control': 'no-store',
    })
    .end(JSON.stringify({ status: 429, title: 'Too Many Requests', detail }))
}

/** To another spelling of the same path. A query goes along, and may hold a token: then no cache may keep it. */
export function redirect({ headers }: Site, path: string, { request, response }: Exchange) {
  countRequest('refused', 308)
  const { url = '' } = request
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  response
    .writeHead(308, { ...headers, ...(query && privateHeaders), location: path + query, 'content-length': 0 })
    .end()
}

/** To where the content has moved. */
export function redirectTo(
  { headers }: Site,
  { to, isTemporary }: { to: string; isTemporary: boolean },
  { request, response }: Exchange,
) {
  const status = isTemporary ? 307 : 308
  countRequest('redirect', status)
  const address = linkAttributes(to, { own: [], platform: [] }).href ?? '/'
  const { url = '' } = request
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const location = locationOf(address, query)
  response
    .writeHead(status, {
      ...headers,
      ...(query ? privateHeaders : { 'cache-control': 'no-cache' }),
      location,
      'content-length': 0,
    })
    .end()
}

/** A header holds Latin letters only. A query may hold a token: it goes along within the site, and to no other host. */
function locationOf(address: string, query: string): string {
  const base = 'http://site.invalid'
  const target = new URL(address, base)
  if (target.origin !== base) return target.href
  if (target.search === '') target.search = query
  return target.pathname + target.search + target.hash
}
