import { expect, test } from 'vitest'
import { startChecker, startServer } from '../testing/servers.ts'

test('our own pages get their cookies back, also in a circle of redirects', async () => {
  const cookies: (string | undefined)[] = []
  const { origin } = await startServer((request, response) => {
    cookies.push(request.headers.cookie)
    if (request.url === '/set')
      return response
        .writeHead(302, { location: '/', 'set-cookie': ['seen=1; Path=/', 'gone=1; Max-Age=0'] })
        .end()
    if (!request.headers.cookie) return response.writeHead(302, { location: '/set' }).end()
    return response.writeHead(200, { 'content-type': 'text/html' }).end()
  })
  const checker = startChecker({ ownOrigins: [origin] })
  expect(await checker.check(`${origin}/`)).toEqual({ state: 'ok', status: 200 })
  expect(cookies).toEqual([undefined, undefined, 'seen=1'])
})

test('a cookie stays below its path until it is deleted, without changing the headers of the site', async () => {
  const asked: string[] = []
  const { origin } = await startServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? '-'}`)
    const sets: Record<string, string[]> = {
      '/a/set': ['deep=1; Path=/a', 'safe=1; Secure', 'wide=2'],
      '/drop': ['wide=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    }
    response.writeHead(200, { 'set-cookie': sets[request.url ?? ''] ?? [] }).end()
  })
  const siteHeaders = { origin, headers: { Cookie: 'staging=x' } }
  const checker = startChecker({ ownOrigins: [origin], siteHeaders })
  for (const path of ['/a/set', '/a/b', '/ab', '/drop', '/last']) await checker.check(origin + path)
  expect(asked).toEqual([
    '/a/set staging=x',
    '/a/b staging=x; deep=1; wide=2',
    '/ab staging=x; wide=2',
    '/drop staging=x; wide=2',
    '/last staging=x',
  ])
})

test('another host gets no cookie back', async () => {
  const cookies: (string | undefined)[] = []
  const { origin } = await startServer((request, response) => {
    cookies.push(request.headers.cookie)
    response.writeHead(200, { 'set-cookie': 'a=1' }).end()
  })
  const checker = startChecker({})
  await checker.check(`${origin}/1`)
  await checker.check(`${origin}/2`)
  expect(cookies).toEqual([undefined, undefined])
})

test('a host that hangs on a HEAD is asked with GET, and one that hangs on both is unverified', async () => {
  const asked: string[] = []
  const { origin } = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.method === 'GET' && request.url === '/a') response.writeHead(200).end()
  })
  const checker = startChecker({ deadlineMs: 400 })
  expect(await checker.check(`${origin}/a`)).toEqual({ state: 'ok', status: 200 })
  expect(await checker.check(`${origin}/b`)).toMatchObject({ state: 'unverified', reason: 'timeout' })
  expect(asked).toEqual(['HEAD /a', 'GET /a', 'HEAD /b', 'GET /b'])
})
