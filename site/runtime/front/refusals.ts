import type { ServerResponse } from 'node:http'
import { countRequest } from '../../operations/metrics/counters.ts'
import { privateHeaders } from '../../security/private-headers.ts'
import { send } from './answer.ts'
import { errorPage } from './error-page.ts'
import type { Exchange, Front } from './site.ts'

/** Answers with a page that says why there is no other. */
export async function refuse(
  site: Pick<Front, 'organisation' | 'headers' | 'policy'>,
  status: number,
  { request, response }: Exchange,
) {
  countRequest('refused', status)
  return send(await errorPage(status, site), request, response)
}

export function refuseMethod(response: ServerResponse, allowed: readonly string[]) {
  countRequest('refused', 405)
  response.writeHead(405, { allow: allowed.join(', '), 'content-length': 0 }).end()
}

export function refuseMore(response: ServerResponse) {
  countRequest('refused', 429)
  const detail = 'These are more requests than one client may send. Try again in a few seconds.'
  response
    .writeHead(429, {
      'content-type': 'application/problem+json',
      'retry-after': '10',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify({ status: 429, title: 'Too Many Requests', detail }))
}

/** To another spelling of the same path. A query goes along, and may hold a token: then no cache may keep it. */
export function redirect({ headers }: Pick<Front, 'headers'>, path: string, { request, response }: Exchange) {
  countRequest('refused', 308)
  const { url = '' } = request
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  response
    .writeHead(308, { ...headers, ...(query && privateHeaders), location: path + query, 'content-length': 0 })
    .end()
}
