import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepable, send } from './answer.ts'
import { errorPage } from './error-page.ts'

/** The path of a request as it was sent, or nothing when it cannot be read. */
export function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/') || path.includes('\\')) return undefined
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
