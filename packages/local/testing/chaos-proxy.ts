import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { passOn } from './killing-proxy.ts'

/** `slow` forwards after three seconds. */
export type ProxyFault = 'none' | 'slow' | 'refused' | keyof typeof faults
export type ChaosProxy = Awaited<ReturnType<typeof chaosProxy>>

const json = { 'content-type': 'application/vnd.contentful.delivery.v1+json' }
const slowMs = 3_000
/** Bytes that no caller should read completely. */
const flood = 9 * 1024 * 1024

const faults = {
  hang: () => {},
  drip(response) {
    response.writeHead(200, json)
    const drip = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(drip))
  },
  'error 500': (response) => void response.writeHead(500, json).end('{}'),
  'busy 503': (response) => void response.writeHead(503, { ...json, 'retry-after': '30' }).end('{}'),
  'rate limit': (response) => void response.writeHead(429, json).end('{}'),
  reset: (response) => void response.socket?.resetAndDestroy(),
  'HTML with 200': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>'),
  'cut JSON': (response) => void response.writeHead(200, json).end('{"items": [{"sys": {"id": "ho'),
  'cut connection': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"items": [')
    setTimeout(() => response.socket?.destroy(), 20)
  },
  'a flood': (response) => void response.writeHead(200, json).end(`{"items": ["${'x'.repeat(flood)}"]}`),
  'another schema': (response) =>
    void response.writeHead(200, json).end('{"items": [{"id": 7}], "total": 1}'),
  'no list': (response) => void response.writeHead(200, json).end('{"items": {}}'),
} satisfies Record<string, (response: ServerResponse) => void>

export const faultNames = ['refused', ...Object.keys(faults)] as ProxyFault[]

export async function chaosProxy(host: string) {
  let fault: ProxyFault = 'none'
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    if (fault === 'slow') await wait(slowMs)
    else if (fault !== 'none' && fault !== 'refused') return faults[fault](response)
    const answer = await passOn(host, request)
    const kept = [...answer.headers].filter(([name]) => name === 'content-type' || name.startsWith('x-'))
    response.writeHead(answer.status, Object.fromEntries(kept)).end(await answer.text())
  })
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  const port = await listen(0)
  return {
    host: `127.0.0.1:${port}`,
    asked: () => asked,
    async become(next: ProxyFault) {
      if (next === 'refused' && server.listening) await stop()
      if (next !== 'refused' && !server.listening) await listen(port)
      fault = next
      // Earlier requests must not keep waiting.
      server.closeAllConnections()
    },
    close: stop,
  }
}
