import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { memory } from '../base/storage/memory.ts'
import type { Session } from '../contentful/session.ts'
import type { PreviewState } from './grants/stay-open.ts'
import { openPreview } from './open-preview.ts'
import { placesIn } from './places.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const waits = { readyMs: 60, startMs: 10, again: { firstMs: 10, longestMs: 20 } }
const grant = { token: 't', url: '/preview/space-a/master/q1?token=t', expiresAt: Date.now() + 3_600_000 }

async function site(status: number) {
  const answers = { status }
  const server: Server = createServer((_, response) => {
    response.statusCode = answers.status
    response.end(JSON.stringify(grant))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return { answers, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function open(siteUrl: string) {
  const states: PreviewState[] = []
  const session = {
    installation: { siteUrl, spaces: {} },
    here: { space: 'association', spaceId: 'space-a', environment: 'master' },
    sdk: {
      ids: { app: 'the-app' },
      cma: { appSignedRequest: { create: async () => ({ additionalHeaders: {} }) } },
    },
  } as unknown as Session
  vi.stubGlobal('window', new EventTarget())
  closing.push(() => vi.unstubAllGlobals())
  const preview = openPreview({
    session,
    target: { space: 'association', entry: 'q1', title: 'Quote' },
    source: { space: 'association', id: 'q1', values: () => ({}), onChange: () => () => {} },
    on: { state: (state) => states.push(state) },
    places: placesIn(memory({ get: () => undefined, set: () => false })),
    waits,
  })
  closing.push(preview.close)
  return { states, preview }
}

test('retries a failed request, and reports the reason meanwhile', async () => {
  const { answers, origin } = await site(502)
  const { states } = open(origin)
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(2))
  expect(states[0]).toEqual({ phase: 'asking' })
  expect(states[1]).toEqual({ phase: 'asking', reason: expect.stringContaining('could not open a preview') })
  answers.status = 200
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('opening'))
  expect(states.at(-1)).toMatchObject({
    url: origin + grant.url,
    reason: expect.stringContaining('(status 502)'),
  })
})

test('a frame that does not start is opened again, and stays in sight with the reason', async () => {
  const { origin } = await site(200)
  const { states } = open(origin)
  await vi.waitFor(() => expect(states.filter(({ phase }) => phase === 'opening').length).toBeGreaterThan(3))
  expect(states.slice(0, 4)).toMatchObject([
    { phase: 'asking' },
    { phase: 'opening' },
    { phase: 'opening', reason: expect.stringContaining('does not respond') },
    { phase: 'opening', reason: expect.stringContaining('does not respond') },
  ])
})

test('a frame that loaded the browser’s own error page is known by asking the site', async () => {
  const { answers, origin } = await site(200)
  const { states, preview } = open(origin)
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('opening'))
  answers.status = 502
  preview.loaded()
  await vi.waitFor(() => expect(states.at(-1)?.phase).toBe('asking'))
  expect(states.at(-1)).toMatchObject({ reason: expect.stringContaining('(status 502)') })
})

test('reports no state after it was closed', async () => {
  const { origin } = await site(502)
  const { states, preview } = open(origin)
  preview.close()
  const told = states.length
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(states).toHaveLength(told)
})
