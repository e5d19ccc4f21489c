import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { problemHeaders, problemText } from '../../base/security/problem.ts'
import { isApi } from './routes.ts'
import type { Exchange, Front } from './site.ts'

/** Adds defaults when the head is written, because Next.js drops a route's header if its name is already set. */
export function passOn(site: Pick<Front, 'next' | 'headers' | 'policy'>, exchange: Exchange) {
  const { request, response } = exchange
  const { writeHead } = response
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const given = rest.find((item) => typeof item === 'object' && item !== null) ?? {}
    setAll(response, given as OutgoingHttpHeaders)
    if (repeatsQuery(response)) setAll(response, privateHeaders)
    const missing = Object.entries(defaults(site, response)).filter(([name]) => !response.hasHeader(name))
    setAll(response, Object.fromEntries(missing))
    if (isBareError(exchange)) sayProblem(response)
    return writeHead.call(response, status)
  }) as ServerResponse['writeHead']
  return site.next(request, response)
}

/** Next.js answers failed API routes with a line of text or nothing. */
function isBareError({ request, response }: Exchange): boolean {
  const type = response.getHeader('content-type')
  const isBare = type === undefined || String(type).startsWith('text/plain')
  return response.statusCode >= 400 && isBare && request.method !== 'OPTIONS' && isApi(request.url ?? '')
}

function sayProblem(response: ServerResponse) {
  const { end, write } = response
  const body = problemText(response.statusCode)
  setAll(response, { ...problemHeaders, 'content-length': Buffer.byteLength(body) })
  response.write = () => true
  response.end = (() => {
    Object.assign(response, { end, write })
    return response.end(body)
  }) as ServerResponse['end']
}

function setAll(response: ServerResponse, headers: OutgoingHttpHeaders) {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
}

/** A page with its own policy gets no second one. */
const defaults = ({ headers, policy }: Pick<Front, 'headers' | 'policy'>, response: ServerResponse) => ({
  ...headers,
  ...(String(response.getHeader('content-type')).startsWith('text/html') && {
    'content-security-policy': policy,
  }),
})

/** Next.js repeats the query in redirects; it may hold a token. */
const repeatsQuery = (response: ServerResponse) =>
  response.statusCode >= 300 &&
  response.statusCode < 400 &&
  String(response.getHeader('location') ?? '').includes('?')
