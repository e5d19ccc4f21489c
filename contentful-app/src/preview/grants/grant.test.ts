import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { grantOf, renewInMs, requestGrant } from './grant.ts'

const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function site(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return sessionAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const sessionAt = (siteUrl: string) =>
  ({
    installation: {
      siteUrl,
      spaces: {
        association: { id: 'space-a', environment: 'master' },
        events: { id: 'space-e', environment: 'master' },
      },
    },
    here: { space: 'association', spaceId: 'space-a', environment: 'staging' },
    sdk: {
      ids: { app: 'the-app' },
      cma: {
        appSignedRequest: {
          create: async ({ spaceId }: { spaceId: string }, { path }: { path: string }) => ({
            additionalHeaders: { 'x-contentful-signature': `signature of ${path} in ${spaceId}` },
          }),
        },
      },
    },
  }) as unknown as Session

const wanted = { space: 'association', entry: 'q1', nonce: 'n0nce' } as const
const until = Date.UTC(2026, 10, 20)

test('a preview of the other space is signed there, where Contentful knows what the person may open', async () => {
  const signatures: unknown[] = []
  const session = await site((request, response) => {
    signatures.push(request.headers['x-contentful-signature'])
    response.end(JSON.stringify({ token: 't', url: '/preview/space-e/master/q1?token=t', expiresAt: until }))
  })
  await requestGrant(session, { ...wanted, space: 'events' })
  expect(signatures).toEqual(['signature of /api/preview/token in space-e'])
})

test('the app asks for one entry of its environment, signed, and gets leave to show it', async () => {
  const bodies: unknown[] = []
  const session = await site(async (request, response) => {
    bodies.push([request.url, request.headers['x-contentful-signature'], await json(request)])
    response.end(JSON.stringify({ token: 't', url: '/preview/space-a/staging/q1?token=t', expiresAt: until }))
  })
  const grant = await requestGrant(session, wanted)
  expect(bodies).toEqual([
    [
      '/api/preview/token',
      'signature of /api/preview/token in space-a',
      { space: 'space-a', environment: 'staging', entry: 'q1', nonce: 'n0nce' },
    ],
  ])
  expect(grant).toMatchObject({ origin: session.installation.siteUrl, nonce: 'n0nce', expiresAt: until })
  expect(grant.url).toBe(`${session.installation.siteUrl}/preview/space-a/staging/q1?token=t`)
})

test('for the other space it asks for the configured environment', async () => {
  let asked: unknown
  const session = await site(async (request, response) => {
    asked = await json(request)
    response.end(JSON.stringify({ token: 't', url: '/preview/x', expiresAt: until }))
  })
  await requestGrant(session, { ...wanted, space: 'events' })
  expect(asked).toMatchObject({ space: 'space-e', environment: 'master' })
})

test.each([
  [401, /refuses the signature of the app/],
  [404, /has no preview/],
  [429, /too many requests/],
  [500, /could not open a preview \(status 500\)/],
])('an answer of %i is told in words', async (status, message) => {
  const session = await site((_, response) => void response.writeHead(status).end('{}'))
  await expect(requestGrant(session, wanted)).rejects.toThrow(message)
})

test('a site that does not answer is named', async () => {
  await expect(requestGrant(sessionAt('http://127.0.0.1:9'), wanted)).rejects.toThrow(
    /127\.0\.0\.1:9 does not answer/,
  )
})

test('leave that leads to another origin is refused', () => {
  const answer = { token: 't', url: 'https://evil.example/preview/x', expiresAt: until }
  expect(() => grantOf(answer, 'https://site.example', 'n')).toThrow(/sent a preview address of another site/)
  expect(() => grantOf('<html>', 'https://site.example', 'n')).toThrow(/is not our site/)
})

test('leave is renewed five minutes before it ends, and never at once', () => {
  const grant = grantOf({ token: 't', url: '/x', expiresAt: until }, 'https://site.example', 'n')
  expect(renewInMs(grant, until - 3_600_000)).toBe(3_300_000)
  expect(renewInMs(grant, until)).toBe(10_000)
})
