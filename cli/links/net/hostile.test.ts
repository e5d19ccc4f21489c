import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Verdict } from '../finding.ts'
import { startChecker, startServer } from '../testing/servers.ts'
import { limits } from './options.ts'

const html = { 'content-type': 'text/html' }
/** Only a timeout ends these responses. */
const deadlineOf = (path: string) => (/^(drip|silent|endless)/.test(path) ? 400 : 20_000)
const bomb = gzipSync(Buffer.alloc(64 << 20))

const answers: Record<string, (response: ServerResponse, path: string) => void> = {
  endless(response) {
    response.writeHead(200, html)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    }
    response.on('drain', more)
    more()
  },
  drip(response) {
    response.writeHead(200, html).write('<p id="here">')
    const drip = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(drip))
  },
  silent: () => {},
  headers: (response) => void response.writeHead(200, { ...html, 'x-large': 'x'.repeat(200_000) }).end(),
  bomb: (response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
  unpackable: (response) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'),
  charset: (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=klingon' })
      .end(Buffer.from([0xff, 0xfe, 0x3c])),
  links: (response) => void response.writeHead(200, html).end('<a href="/silent">x</a>'.repeat(450_000)),
  further: (response, path) =>
    void response.writeHead(302, { location: `/further/${path.length}${path}` }).end(),
  unnamed: (response) => void response.writeHead(302).end(),
  cut(response) {
    response.writeHead(200, { ...html, 'content-length': '1000' }).write('<p>')
    setImmediate(() => response.destroy())
  },
  busy: (response) => void response.writeHead(429, { 'retry-after': '25' }).end(),
  nonsense: (response) => void response.socket?.end('what do you want\r\n\r\n'),
}

async function start(path: string) {
  const asked: string[] = []
  const { origin } = await startServer((request, response) => {
    asked.push(request.url ?? '')
    const [, name = '', ...rest] = (request.url ?? '').split('/')
    answers[name]?.(response, rest.join('/'))
  })
  return { origin, asked, checker: startChecker({ ownOrigins: [origin], deadlineMs: deadlineOf(path) }) }
}

test.each([
  ['drip', { state: 'unverified', reason: 'timeout' }],
  ['silent', { state: 'unverified', reason: 'timeout' }],
  ['headers', { state: 'unverified', reason: 'unreachable' }],
  ['bomb', { state: 'ok' }],
  ['bomb#part', { state: 'unverified', reason: 'skipped' }],
  ['unpackable#part', { state: 'unverified', reason: 'skipped' }],
  ['charset', { state: 'ok' }],
  ['further', { state: 'broken', reason: 'tooManyRedirects' }],
  ['unnamed', { state: 'broken', reason: 'redirectToBroken' }],
  ['cut', { state: 'broken', reason: 'connectionLost' }],
  ['nonsense', { state: 'broken', reason: 'connectionLost' }],
])('%s ends with an answer', async (path, verdict) => {
  const { origin, checker } = await start(path)
  expect(await checker.check(`${origin}/${path}`)).toMatchObject(verdict)
})

const isLeft = (verdict: Verdict) =>
  verdict.state === 'unverified' && (verdict.reason === 'skipped' || verdict.reason === 'timeout')

test('a body without an end is left, by its size or its time', async () => {
  const { origin, checker } = await start('endless')
  const verdict = await checker.check(`${origin}/endless#part`)
  expect(verdict).toSatisfy(isLeft)
})

test('of a thousand redirects, twenty are followed', async () => {
  const { origin, asked, checker } = await start('further')
  await checker.check(`${origin}/further`)
  expect(asked).toHaveLength(limits.redirects + 1)
})

test('of ten megabytes of links the first are taken, and the page is called too large', async () => {
  const { origin, checker } = await start('links')
  const pages: { links: number; isCut: boolean }[] = []
  onTestFinished(checker.onPage(({ links, isCut }) => pages.push({ links: links.length, isCut })))
  await checker.check(`${origin}/links`)
  expect(pages).toEqual([{ links: 50_000, isCut: true }])
})

test.each(['silent', 'busy'])(
  'a run that is stopped says so at once, whatever it waits for: %s',
  async (path) => {
    const { origin } = await start(path)
    const stop = new AbortController()
    const wait = async (ms: number, signal?: AbortSignal) => {
      setImmediate(() => stop.abort(new Error('Stopped.')))
      await setTimeout(ms, undefined, { signal })
    }
    const checker = startChecker({ ownOrigins: [origin] }, { signal: stop.signal, wait })
    const verdict = checker.check(`${origin}/${path}`)
    if (path === 'silent') stop.abort(new Error('Stopped.'))
    await expect(verdict).rejects.toThrow('Stopped.')
  },
)
