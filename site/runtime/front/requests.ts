import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepable, send } from './answer.ts'
import { errorPage } from './error-page.ts'

/**
 * What no browser and no link of ours sends: dot segments, slashes in disguise, the name of a route instead of an
 * address. Each would be one more way to name a file or a page, past what is decided by its path.
 */
const strange = /\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)|^\/(?!_next\/).*(?:[[\]]|%5[bd])/i

/** The path of a request as it was sent, or nothing when it cannot be read. */
export function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/') || strange.test(path)) return undefined
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return undefined
  }
}

export async function refuse(
  status: number,
  organisation: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const { body, ...head } = errorPage(status, organisation)
  await send(keepable(body, head), request, response)
}

export function sendJson(response: ServerResponse, value: unknown) {
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(value))
}

/** Pages and files are read; only our own API takes more, and each of its routes says what. */
export function isAnswered({ method }: IncomingMessage, path: string) {
  return methodsOf(path).includes(method ?? '')
}

export function refuseMethod(response: ServerResponse, path: string) {
  response.writeHead(405, { allow: methodsOf(path).join(', '), 'content-length': 0 }).end()
}

const methodsOf = (path: string) =>
  path.startsWith('/api/') ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : ['GET', 'HEAD']
