import type { IncomingHttpHeaders } from 'node:http'
import { linkAttributes } from '@association/content/links/link-attributes.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { problemHeaders, problemText } from '../../base/security/problem.ts'
import { send } from '../answers/answer.ts'
import { countRequest } from '../metrics/counters.ts'
import { retryAfter } from './rate-limits.ts'
import { isApi } from './routes.ts'
import type { Exchange, Front } from './site.ts'

type RefusingSite = Pick<Front, 'headers' | 'errorPage'>

export async function refuse(site: RefusingSite, status: number, exchange: Exchange) {
  const { request, response } = exchange
  if (isApi(request.url ?? '')) return refuseApi(site, { status }, exchange)
  countRequest('refused', status)
  return send(await site.errorPage(status), request, response)
}

/** Follows RFC 9457. */
export function refuseApi(
  { headers }: Pick<RefusingSite, 'headers'>,
  { status, more }: { status: number; more?: Readonly<Record<string, string | number>> },
  { response }: Exchange,
) {
  countRequest('refused', status)
  const body = problemText(status, details[status])
  const length = Buffer.byteLength(body)
  response.writeHead(status, { ...headers, ...problemHeaders, ...more, 'content-length': length }).end(body)
}

const details: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  429: 'These are more requests than one client may send. Try again in a few seconds.',
  503: 'The content of the site is out of reach. Try again in a few seconds.',
}

type Refused = { allowed: readonly string[]; path: string }

/** Only programs use other methods. */
export function refuseMethod({ headers }: RefusingSite, { allowed, path }: Refused, exchange: Exchange) {
  const allow = allowed.join(', ')
  if (isApi(path) || path.startsWith('/auth/'))
    return refuseApi({ headers }, { status: 405, more: { allow } }, exchange)
  countRequest('refused', 405)
  exchange.response.writeHead(405, { ...headers, allow, 'content-length': 0 }).end()
}

/** A person gets a page, a program a problem. */
export async function refuseMore(site: RefusingSite, path: string, exchange: Exchange) {
  const { request, response } = exchange
  const isPage = path === '/auth/login' || (!isApi(path) && isNavigation(request.headers))
  if (!isPage) return refuseApi(site, { status: 429, more: { 'retry-after': retryAfter(path) } }, exchange)
  countRequest('refused', 429)
  return send(await site.errorPage(429, path), request, response)
}

/** Old browsers do not send `Sec-Fetch-Dest`. */
const isNavigation = ({ accept = '', 'sec-fetch-dest': wantedFor = 'document' }: IncomingHttpHeaders) =>
  accept.includes('text/html') && wantedFor === 'document'

/** The query may hold a token; then no cache may store the redirect. */
export function redirect({ headers }: RefusingSite, path: string, { request, response }: Exchange) {
  countRequest('refused', 308)
  const { url = '' } = request
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  response
    .writeHead(308, { ...headers, ...(query && privateHeaders), location: path + query, 'content-length': 0 })
    .end()
}

export function redirectTo(
  { headers }: RefusingSite,
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

/** Headers are Latin-1. The query may hold a token, so it never goes to another host. */
function locationOf(address: string, query: string): string {
  const base = 'http://site.invalid'
  const target = new URL(address, base)
  if (target.origin !== base) return target.href
  if (target.search === '') target.search = query
  return target.pathname + target.search + target.hash
}
