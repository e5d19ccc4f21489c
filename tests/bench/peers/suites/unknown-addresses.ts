import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** In the process of a suite: notes the addresses that the twin has no route for. Its answers name their route. */
export function noteUnknownAddresses(file: string) {
  subscribe('http.client.response.finish', (event) => {
    const { request, response } = event as { request: ClientRequest; response: IncomingMessage }
    if (response.statusCode !== 404 || response.headers['x-contentful-route'] !== '') return
    appendFileSync(file, `${request.method} ${general(request.path)}\n`)
  })
}

/** Each address once, with how often it was asked for. */
export function unknownAddressesIn(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n').sort()
  return [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${line} (${all.length} ×)`)
}

const generatedIdLength = 20

/** Without what differs from test to test: the query, and parts that look like an id. */
const general = (path: string) =>
  (path.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/\d/.test(part) || part.length >= generatedIdLength ? '…' : part))
    .join('/')
