import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from './killing-proxy.ts'
import { seededRandom } from './random.ts'

/** Probabilities from 0 to 1. */
export type Troubles = {
  /** Resets before the request is forwarded. */
  reset?: number
  /** The request succeeds, but gets a reset instead of a response. */
  lost?: number
  limited?: number
}

export type FlakyProxy = Awaited<ReturnType<typeof flakyProxy>>

/** Seconds; shorter than Contentful's, for fast tests. */
const resetSeconds = '0.05'

/** The seed decides which requests fail. */
export async function flakyProxy(host: string, troubles: Troubles, seed: number) {
  const random = seededRandom(seed)
  const met = { reset: 0, lost: 0, limited: 0 }
  const server = createServer(async (request, response) => {
    const trouble = troubleAt(random(), troubles)
    if (trouble) met[trouble] += 1
    if (trouble === 'reset') return response.socket?.resetAndDestroy()
    if (trouble === 'limited') return refuse(response)
    const answer = await passOn(host, request)
    const body = Buffer.from(await answer.arrayBuffer())
    if (trouble === 'lost') return response.socket?.resetAndDestroy()
    const kept = [...answer.headers].filter(([name]) => name === 'content-type' || name.startsWith('x-'))
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    met: (): Readonly<typeof met> => met,
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

function troubleAt(chance: number, { reset = 0, lost = 0, limited = 0 }: Troubles) {
  if (chance < reset) return 'reset'
  if (chance < reset + lost) return 'lost'
  return chance < reset + lost + limited ? 'limited' : undefined
}

const refuse = (response: ServerResponse) =>
  response
    .writeHead(429, { 'content-type': 'application/json', 'x-contentful-ratelimit-reset': resetSeconds })
    .end('{"sys":{"type":"Error","id":"RateLimitExceeded"}}')
