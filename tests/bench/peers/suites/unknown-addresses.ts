import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** Runs in the suite's process. Responses of the twin name their route; this records URLs without one. */
export function noteUnknownAddresses(file: string) {
  subscribe('http.client.response.finish', (event) => {
    const { request, response } = event as { request: ClientRequest; response: IncomingMessage }
    if (response.statusCode !== 404 || response.headers['x-contentful-route'] !== '') return
    appendFileSync(file, `${request.method} ${general(request.path)}\n`)
  })
}

export function unknownAddressesIn(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n').sort()
  return [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${line} (${all.length} ×)`)
}

const generatedIdLength = 20

/** Removes the query and parts that look like an id, which differ between tests. */
const general = (path: string) =>
  (path.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/\d/.test(part) || part.length >= generatedIdLength ? '…' : part))
    .join('/')
