import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { missingTag, tagsHeader } from '../stored-headers.ts'
import { front } from './front.ts'
import { memory } from './memory.ts'
import { request } from './request.testing.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const stored = { ...html, 'x-nextjs-cache': 'HIT', 'content-security-policy': "default-src 'none'" }

let server: Server | undefined
afterEach(() => void server?.close())

/** A front with something in place of Next.js that counts how often it is asked. */
async function frontOf(answer: (response: ServerResponse) => void, { isOutage = false } = {}) {
  let asked = 0
  const kept = memory(1_000_000)
  const handle = front({
    handle: async (_request, response) => {
      asked += 1
      answer(response)
    },
    memory: kept,
    organisation: 'Association',
    isOutage: () => isOutage,
    marksEditors: true,
  })
  server = createServer((incoming, response) => void handle(incoming, response, String(incoming.url)))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    get: (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
      request({ port, path, headers, method }),
    forget: kept.forget,
    asked: () => asked,
  }
}

describe('in front of Next.js', () => {
  test('a stored page is asked for once, until one of its tags is forgotten', async () => {
    const site = await frontOf((response) =>
      response.writeHead(200, { ...stored, [tagsHeader]: 'association:home' }).end('<p>page</p>'),
    )
    const answers = [await site.get(), await site.get()]
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, '<p>page</p>'],
      [200, '<p>page</p>'],
    ])
    expect(site.asked()).toBe(1)
    site.forget(['association:home'])
    await site.get()
    expect(site.asked()).toBe(2)
  })

  test('nothing of how pages are stored leaves the server', async () => {
    const site = await frontOf((response) =>
      response.writeHead(200, { ...stored, [tagsHeader]: 'association:home' }).end('page'),
    )
    const { headers } = await site.get()
    expect(Object.keys(headers).filter((name) => name === tagsHeader || name.startsWith('x-nextjs'))).toEqual(
      [],
    )
  })

  test.each([
    ['a page rendered for this request', {}, html],
    ["the router's data", { rsc: '1' }, { ...stored, [tagsHeader]: 'a' }],
    ['a page that Next.js calls stale', {}, { ...stored, 'x-nextjs-cache': 'STALE', [tagsHeader]: 'a' }],
  ])('%s is not kept', async (_, asking, headers) => {
    const site = await frontOf((response) => response.writeHead(200, headers).end('page'))
    await site.get('/', asking)
    await site.get('/', asking)
    expect(site.asked()).toBe(2)
  })

  test('a static file is kept under its own name, and nothing else in its place', async () => {
    const script = { 'content-type': 'application/javascript' }
    const site = await frontOf((response) => response.writeHead(200, script).end('script'))
    const asked = async (path: string) => {
      const before = site.asked()
      await site.get(path)
      await site.get(path)
      return site.asked() - before
    }
    expect(await asked('/_next/static/chunks/a-b.js')).toBe(1)
    expect(await asked('/_next/static/%63hunks/a-b.js')).toBe(2)
    expect(await asked('/_next/static//chunks/a-b.js')).toBe(2)
    server?.close()
    const page = await frontOf((response) => response.writeHead(200, html).end('page'))
    await page.get('/_next/static/chunks/none.js')
    await page.get('/_next/static/chunks/none.js')
    expect(page.asked()).toBe(2)
  })

  test('shared caches keep nothing longer than a page, whatever Next.js says', async () => {
    const site = await frontOf((response) =>
      response
        .writeHead(200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=86400' })
        .end(),
    )
    expect((await site.get('/', { rsc: '1' })).headers['cache-control']).toContain('s-maxage=30')
  })

  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['TRACE', '/api/revalidate', 'GET, HEAD, POST, OPTIONS'],
    ['PROPFIND', '/api/revalidate', 'GET, HEAD, POST, OPTIONS'],
  ])('%s %s is answered with what is allowed there', async (method, path, allow) => {
    const site = await frontOf((response) => response.writeHead(200, html).end('page'))
    const answer = await site.get(path, {}, method)
    expect([answer.status, answer.headers.allow, site.asked()]).toEqual([405, allow, 0])
  })

  test('an editor’s browser gets the script of the edit link, and no cache may keep that', async () => {
    const site = await frontOf((response) =>
      response.writeHead(200, { ...stored, [tagsHeader]: 'a' }).end('<body>page</body>'),
    )
    const [editors, others] = [await site.get('/', { cookie: 'editor_hint=1' }), await site.get('/')]
    expect(editors.body.toString()).toContain('<script src="/editor.js" defer="">')
    expect(editors.headers['cache-control']).toBe('private, no-store')
    expect(others.body.toString()).toBe('<body>page</body>')
  })

  test('a page that says there is none is answered with 404', async () => {
    const site = await frontOf((response) =>
      response.writeHead(200, { ...stored, [tagsHeader]: `path:/x,${missingTag}` }).end('none'),
    )
    expect((await site.get()).status).toBe(404)
    expect((await site.get()).status).toBe(404)
  })

  test('a page without a policy gets the strictest; one with its own keeps it', async () => {
    const bare = await frontOf((response) => response.writeHead(200, html).end('page'))
    expect((await bare.get()).headers['content-security-policy']).toContain("script-src 'self';")
    server?.close()
    const own = await frontOf((response) =>
      response.writeHead(200, { ...html, 'content-security-policy': 'own' }).end('page'),
    )
    expect((await own.get()).headers['content-security-policy']).toBe('own')
  })

  test.each([
    ['broken', false, 500],
    ['out of reach of Contentful', true, 503],
  ])('a page that is %s becomes a page of our own', async (_, isOutage, status) => {
    const site = await frontOf((response) => response.writeHead(500, html).end('Stack trace'), { isOutage })
    const answer = await site.get()
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toContain(`<p class="status">${status}</p>`)
    expect(answer.body.toString()).not.toContain('Stack trace')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['retry-after']).toBe(isOutage ? '10' : undefined)
  })

  test('what an endpoint says about its failure stands', async () => {
    const site = await frontOf((response) =>
      response.writeHead(502, { 'content-type': 'application/problem+json' }).end('{}'),
    )
    expect((await site.get('/api/x')).body.toString()).toBe('{}')
  })

  test('a redirect that repeats a query is stored nowhere, because the query may hold a token', async () => {
    const site = await frontOf((response) =>
      response.writeHead(308, { location: '/preview/a/b/c?token=secret' }).end(),
    )
    expect((await site.get('/preview/a/b/c/?token=secret')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    server?.close()
    const plain = await frontOf((response) => response.writeHead(308, { location: '/membership' }).end())
    expect((await plain.get('/membership/')).headers).not.toHaveProperty('cache-control')
  })
})
