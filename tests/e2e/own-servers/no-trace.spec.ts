import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { redisProgram, startRedis } from '@association/services/shared-state/testing/redis-server.ts'
import { expect, test } from '@playwright/test'
import { stack } from '../environment.ts'
import { observedHeap } from '../heap.ts'
import { createMarks, settledFiles } from '../marks.ts'
import { type Second, secondSite } from '../second-site.ts'

/**
 * Nothing of a visitor's request may be stored. The test marks every part of requests, then searches all that its own
 * site keeps, with Redis if installed.
 */
test.describe.configure({ mode: 'serial' })

const { mark, placesIn, placesInFiles } = createMarks()
/** The process remembers this, which proves that the search works. */
const remembered = 'remembered'
/**
 * Next.js lists paths that are no files, up to 1 MB (`getItemsLru`). No response uses them, and no query, cookie or
 * header is among them.
 */
const notedByNext = 'type'
const heap = observedHeap()
const pages = ['/', '/membership', '/resources', '/publications/contribute']
const feeds = ['/buildrss', '/buildrss?format=atom', '/buildrss?format=json']
const known = [...pages, ...feeds, '/robots.txt', '/icon.svg', '/preview/gallery', '/nothing-is-here']

let site: Second
let redis: Awaited<ReturnType<typeof startRedis>> | undefined
let filesBefore: readonly string[]

test.beforeAll(async () => {
  // It copies the build, starts a site and reads each page twice, beside other tests.
  test.setTimeout(240_000)
  redis = redisProgram === undefined ? undefined : await startRedis()
  site = await secondSite(stack.delivery, {
    name: 'traced',
    portAbove: 91,
    variables: redis ? { REDIS_URL: redis.url } : {},
    flags: heap.flags,
    words: [mark(remembered)],
  })
  // A busy machine can exceed the time for a page, which then has no file yet.
  await expect(async () => {
    for (const { path, status } of await readKnown()) expect(status, path).toBeLessThan(500)
  }).toPass()
  filesBefore = await settledFiles(site.folders)
  for (const request of markedRequests()) await read(request.path, request.headers)
})
test.afterAll(async () => {
  await site?.stop()
  await redis?.close()
  heap.remove()
})

test('no later response contains a word of an earlier request', async () => {
  for (const { path, text } of await readKnown()) expect(placesIn(text), path).toEqual([])
})

test('no file of the site contains such a word, and no request made a file', async () => {
  const files = await settledFiles(site.folders)
  expect(await placesInFiles(files)).toEqual([])
  expect(files.filter((file) => !filesBefore.includes(file))).toEqual([])
})

test('the memory of the process contains no such word, except a path in a bounded list of Next.js', async () => {
  await readKnown()
  const places = await placesInFiles([await heap.snapshot(site)])
  expect(places).toContain(remembered)
  expect(places.filter((place) => place !== remembered && place !== notedByNext)).toEqual([])
})

test('Redis, if it runs, contains no such word', async () => {
  const stored = redis ? await contentOf(redis) : []
  expect(stored.length > 0).toBe(redis !== undefined)
  for (const { key, text } of stored) expect(placesIn(key + text), key).toEqual([])
})

type Marked = { path: string; headers?: Record<string, string> }

function markedRequests(): Marked[] {
  const file = readdirSync(join(site.folders[1] ?? '', 'static/chunks')).find((name) => name.endsWith('.css'))
  const addresses = [...known, `/_next/static/chunks/${file}`, '/healthz', '/readyz']
  return [
    ...addresses.flatMap((path) => [
      { path: `${path}${path.includes('?') ? '&' : '?'}email=${mark('query')}&${mark('queryname')}` },
      ...markedHeaders.map((headers) => ({ path, headers })),
    ]),
    ...markedPaths.map((path) => ({ path })),
  ]
}

const escaped = (text: string) => text.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

const markedPaths = [
  `/${mark('path')}`,
  `/${mark('upper').toUpperCase()}`,
  `/${escaped(mark('escaped'))}`,
  `/%6dembership/${mark('belowescaped')}`,
  `/membership/${mark('below')}/`,
  `/membership;${mark('parameter')}`,
  `//${mark('doubleslash')}//membership`,
  `/${mark('encodedslash')}%2Fmembership`,
  `/${mark('invalid')}%ff`,
  `/${mark('gallery')}/preview/gallery`,
  `/preview/${mark('preview')}`,
  `/preview/gallery/${mark('type')}`,
  `/_next/static/${mark('static')}.js`,
  `/_next/data/${mark('data')}/index.json`,
  `/_next/image?url=${mark('image')}&w=640&q=75`,
  `/islands/${mark('island')}.js`,
  `/api/${mark('api')}`,
  `/api/revalidate?${mark('webhook')}`,
  `/buildrss/${mark('feed')}`,
  `/buildrss?format=${mark('format')}&tag=${mark('tag')}`,
]

const markedHeaders: Record<string, string>[] = [
  { cookie: `editor_hint=1; session=${mark('cookie')}; ${mark('cookiename')}=1` },
  { cookie: `__prerender_bypass=${mark('bypass')}; __next_preview_data=${mark('previewdata')}` },
  { 'content-security-policy': `script-src 'nonce-${mark('nonce')}'`, 'x-nonce': mark('noncename') },
  { 'x-forwarded-host': `${mark('forwardedhost')}.example`, 'x-forwarded-proto': mark('forwardedproto') },
  { 'x-forwarded-for': mark('forwardedfor'), forwarded: `for=${mark('forwarded')}` },
  { rsc: '1', 'next-router-state-tree': mark('statetree'), 'next-url': `/${mark('nexturl')}` },
  { rsc: mark('rsc'), 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${mark('segment')}` },
  { 'next-action': mark('action'), 'x-nextjs-data': mark('nextdata') },
  { 'x-middleware-subrequest': mark('subrequest'), 'x-matched-path': `/${mark('matched')}` },
  { 'accept-language': mark('language'), accept: `text/${mark('accept')}` },
  { 'if-none-match': `"${mark('etag')}"`, 'if-modified-since': mark('modified') },
  { 'user-agent': mark('agent'), referer: `https://${mark('referer')}.example/`, origin: mark('origin') },
  { authorization: `Bearer ${mark('authorization')}`, 'x-unknown': mark('unknown') },
]

const readKnown = () => Promise.all(known.map((path) => read(path)))

/** A kept connection would remember its last request. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    headers: { ...headers, connection: 'close' },
    redirect: 'manual',
  })
  const body = await response.text()
  return {
    path,
    status: response.status,
    text: [response.status, ...[...response.headers].flat(), body].join('\n'),
  }
}

type Redis = NonNullable<typeof redis>

async function contentOf({ run }: Redis) {
  const keys = ((await run('KEYS', '*')) as unknown[]).map(String)
  return Promise.all(
    keys.map(async (key) => {
      const type = String(await run('TYPE', key))
      const content = await run(...(readers[type]?.(key) ?? ['DUMP', key]))
      return { key, text: JSON.stringify(content, textOfBuffers) }
    }),
  )
}

const readers: Record<string, (key: string) => string[]> = {
  string: (key) => ['GET', key],
  stream: (key) => ['XRANGE', key, '-', '+'],
  hash: (key) => ['HGETALL', key],
  set: (key) => ['SMEMBERS', key],
}
const textOfBuffers = (_: string, value: unknown) => {
  const { type, data } = (value ?? {}) as { type?: string; data?: number[] }
  return type === 'Buffer' && data ? Buffer.from(data).toString('latin1') : value
}
