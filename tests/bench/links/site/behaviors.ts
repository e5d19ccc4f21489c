import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hosts } from './kinds.ts'

export type Setting = {
  hosts: Hosts
  /** False disables hanging responses and retry requests, so that only work is measured. */
  hasWaits: boolean
  pages: ReadonlyMap<string, Buffer>
  busy: Set<string>
}
type Behave = (response: ServerResponse, request: IncomingMessage & { n: string }, setting: Setting) => void

const html = { 'content-type': 'text/html; charset=utf-8' }
const say =
  (status: number): Behave =>
  (response) =>
    void response.writeHead(status, html).end(`<p>${status}</p>`)
const send = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end()
const fine: Behave = (response) =>
  void response.writeHead(200, html).end('<!doctype html><title>Fine</title><h2 id="part-1">Fine</h2>')
const hops =
  (count: number): Behave =>
  (response, { n }) => {
    const [name = '', left = count - 1] = n.split('-')
    send(response, Number(left) === 0 ? `/page/${name}` : `/hops-${count}/${name}-${Number(left) - 1}`)
  }

export const behaviors: Record<string, Behave> = {
  '': (response) => void response.writeHead(200, html).end('<a href="/page/0">Begin</a>'),
  fine,
  missing: say(404),
  gone: say(410),
  wrong: say(400),
  trouble: say(500),
  forbidden: say(403),
  'signed-in': say(401),
  page(response, { n }, { pages }) {
    const page = pages.get(n)
    if (page) response.writeHead(200, html).end(page)
    else response.writeHead(404, html).end('<p>404</p>')
  },
  picture: (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(pixel),
  query: (response, request, setting) =>
    (request.url?.endsWith('?a=1&b=2') ? fine : say(404))(response, request, setting),
  moved: (response, { n }) => send(response, `/page/${n}`),
  circle: (response, { n }) => send(response, n.startsWith('b') ? `/circle/${n.slice(1)}` : `/circle/b${n}`),
  'to-missing': (response, { n }) => send(response, `/missing/target-${n}`),
  'to-refused': (response, { n }, { hosts }) => send(response, `${hosts.refused}/target-${n}`),
  'hops-3': hops(3),
  'hops-25': hops(25),
  reset: (response) => void response.socket?.resetAndDestroy(),
  'no-head': (response, request, setting) =>
    request.method === 'HEAD' ? say(405)(response, request, setting) : fine(response, request, setting),
  'lying-head': (response, request, setting) =>
    request.method === 'HEAD' ? say(404)(response, request, setting) : fine(response, request, setting),
  busy: (response, _, { hasWaits }) =>
    void response.writeHead(429, hasWaits ? { 'retry-after': '60' } : {}).end(),
  'busy-once'(response, request, setting) {
    const isFirst = setting.hasWaits && !setting.busy.delete(request.n)
    if (!isFirst) return fine(response, request, setting)
    setting.busy.add(request.n)
    response.writeHead(429, { 'retry-after': '1' }).end()
  },
  hang(response, request, setting) {
    if (!setting.hasWaits) say(403)(response, request, setting)
  },
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
