import type { IncomingMessage, ServerResponse } from 'node:http'
import { privateHeaders } from '../../security/private-headers.ts'
import { log } from '../log.ts'
import { capture, type Head } from './capture.ts'
import { refuse } from './refusals.ts'
import type { Front } from './site.ts'

/** Lets Next.js answer for this one request; a page of it that is broken becomes a page of our own. */
export function passOn(site: Front, request: IncomingMessage, response: ServerResponse) {
  capture(response, {
    isHeld: isBroken,
    passes: () => finishHead(site, response),
    finish: () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      const status = site.isOutage() ? 503 : 500
      refuse(site, status, { request, response }).catch((error) => log.error(String(error)))
    },
  })
  return site.next(request, response)
}

/** What our own API says about a failure stands; everything else becomes a page. */
const isBroken = ({ status, headers }: Head) =>
  status >= 500 && !String(headers['content-type']).includes('json')

/** A redirect to an address with a query: Next.js repeats the query of the request, which may hold a token. */
const repeatsQuery = (response: ServerResponse) =>
  response.statusCode >= 300 &&
  response.statusCode < 400 &&
  String(response.getHeader('location') ?? '').includes('?')

/**
 * Adds what the answer lacks, and only now: Next.js drops a header of a route when one of the same name is there. A page
 * that brings no policy of its own gets that of all pages; two policies would intersect.
 */
function finishHead({ headers, policy }: Front, response: ServerResponse) {
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  if (repeatsQuery(response))
    for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value)
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
  if (isHtml && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', policy)
}
