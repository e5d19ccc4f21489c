import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The number of a write, or of any request; the first is 1. */
export type Death = ({ atWrite: number } | { atRequest: number }) & {
  /** `after` forwards the request, but sends no response. */
  moment?: 'before' | 'after'
  kill(): void
}

/** It forwards nothing after `kill`. */
export async function killingProxy(host: string, death?: Death) {
  const passed = { requests: 0, writes: 0 }
  let isDead = false
  const proxy = createServer(async (request, response) => {
    if (isDead) return
    passed.requests += 1
    if (request.method !== 'GET') passed.writes += 1
    isDead = death !== undefined && isDue(death, passed, request)
    if (death && isDead) {
      if (death.moment === 'after') await passOn(host, request)
      return death.kill()
    }
    const answer = await passOn(host, request)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }).listen(0, 'localhost')
  await once(proxy, 'listening')
  return {
    host: `localhost:${(proxy.address() as AddressInfo).port}`,
    passed: (): Readonly<typeof passed> => passed,
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

const isDue = (
  death: Death,
  { requests, writes }: { requests: number; writes: number },
  { method }: IncomingMessage,
) => ('atWrite' in death ? method !== 'GET' && writes === death.atWrite : requests === death.atRequest)

/** Requests an uncompressed response, to forward it. */
export async function passOn(host: string, request: IncomingMessage): Promise<Response> {
  const chunks = await request.toArray()
  return fetch(`http://${host}${request.url}`, {
    method: request.method,
    headers: [...headersOf(request.headers), ['accept-encoding', 'identity']],
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
}

const ofTheConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
])
const headersOf = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ofTheConnection.has(name) ? [] : [[name, String(value)]],
  )
