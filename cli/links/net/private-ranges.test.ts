import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startChecker, startServer } from '../testing/servers.ts'
import { spellings } from '../testing/spellings.ts'

/** An allowed address on the canary's port. */
const friend = '127.0.0.2'

async function start() {
  const server = await startServer(
    (request, response) => {
      const url = new URL(request.url ?? '', 'http://friend.test')
      const to = url.searchParams.get('to') ?? ''
      if (url.pathname === '/fine') return response.end('fine')
      const location = url.pathname === '/chain' ? `/redirect?to=${encodeURIComponent(to)}` : to
      // Hosts that do not escape send UTF-8 bytes.
      return response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end()
    },
    { host: friend, port: 0 },
  )
  let caught = 0
  for (const host of ['127.0.0.1', '::1']) {
    const canary = createServer((socket) => {
      caught += 1
      socket.destroy()
    })
    await once(canary.listen(server.port, host), 'listening')
    onTestFinished(() => void canary.close())
  }
  return { ...server, caught: () => caught }
}

const resolve = async (name: string) =>
  /^localhost\.?$/.test(name)
    ? ['127.0.0.1', '::1']
    : ['93.184.216.34', name.startsWith('six') ? '::1' : '127.0.0.1']

test('tests at least sixty spellings of private addresses', () => {
  expect(new Set(spellings).size).toBeGreaterThanOrEqual(60)
})

test.each(['direct', 'redirect', 'chain'] as const)(
  'no spelling leads to a private address: %s',
  async (way) => {
    const { origin, port, caught } = await start()
    const checker = startChecker({ allowNet: [`${friend}/32`] }, { resolve })
    for (const spelling of spellings) {
      const target = `http://${spelling}:${port}/`
      const url = way === 'direct' ? target : `${origin}/${way}?to=${encodeURIComponent(target)}`
      expect(await checker.check(url), spelling).toMatchObject({
        state: 'broken',
        reason: way === 'direct' ? 'forbiddenAddress' : 'redirectToBroken',
      })
    }
    expect(caught()).toBe(0)
  },
)

test('a name that leads elsewhere a moment later is not asked again', async () => {
  const { port, caught } = await start()
  let asked = 0
  const rebinding = async () => [asked++ === 0 ? friend : '127.0.0.1']
  const checker = startChecker({ allowNet: [`${friend}/32`] }, { resolve: rebinding })
  for (let path = 0; path < 10; path += 1)
    expect(await checker.check(`http://rebind.test:${port}/fine?${path}`)).toMatchObject({ state: 'ok' })
  expect({ asked, caught: caught() }).toEqual({ asked: 1, caught: 0 })
})

test('one private address among public ones is enough to refuse a name', async () => {
  const { port, caught } = await start()
  const checker = startChecker({ allowNet: [] }, { resolve })
  for (const name of ['mixed.test', 'six.mixed.test'])
    expect(await checker.check(`http://${name}:${port}/`)).toMatchObject({ reason: 'forbiddenAddress' })
  expect(caught()).toBe(0)
})

test.each(['ftp://example.org/', 'file:///etc/passwd', 'gopher://127.0.0.1/'])(
  '%s is not asked',
  async (url) => {
    expect(await startChecker({}).check(url)).toMatchObject({ state: 'broken', reason: 'malformed' })
  },
)

test('an unusual port of a public host is left alone', async () => {
  const checker = startChecker({}, { resolve: async () => ['93.184.216.34'] })
  const verdict = await checker.check('http://example.org:6379/')
  expect(verdict).toMatchObject({ state: 'unverified', reason: 'skipped' })
  expect(checker.counts().requests).toBe(0)
})

test('refuses a malformed range and names it', () => {
  for (const range of ['127.0.0.0/33', 'localhost', '::1/200', '10.0.0.0/x'])
    expect(() => startChecker({ allowNet: [range] })).toThrow(range)
})
