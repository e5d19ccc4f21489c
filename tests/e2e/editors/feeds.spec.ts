import { request as httpRequest } from 'node:http'
import { checkFeed, type Format, formatNames } from '@association/feeds'
import { edit, publish } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const feed = `${stack.site}/buildrss`
const addressOf = (format: Format) => (format === 'rss' ? feed : `${feed}?format=${format}`)

for (const format of formatNames)
  test(`the newest articles are a feed in ${format}, which says nothing twice`, async ({ request }) => {
    const answer = await request.get(addressOf(format))
    const { 'content-type': type, etag, 'last-modified': modified, ...headers } = answer.headers()
    expect(type).toMatch(/^application\/(rss|atom|feed)\+(xml|json); charset=utf-8$/)
    expect(headers['cache-control']).toContain('stale-if-error')
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' })
    expect(headers.vary).toContain('Accept-Encoding')
    const verdict = await checkFeed(format, [await answer.text()])
    expect(verdict).toEqual({ isFeed: true, items: expect.any(Number), problems: [] })
    expect(verdict.items).toBeGreaterThan(5)

    const known = { 'If-None-Match': etag ?? '', 'If-Modified-Since': modified ?? '' }
    for (const [name, value] of Object.entries(known)) {
      const again = await request.get(addressOf(format), { headers: { [name]: value } })
      expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    }
  })

test('it is asked for with GET and HEAD, in formats that it knows, and on hosts of its own', async ({
  request,
}) => {
  const head = await request.head(feed)
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  expect((await request.post(feed, { data: {} })).status()).toBe(405)
  const unknown = await request.get(`${feed}?format=xml`)
  expect([unknown.status(), unknown.headers()['content-type']]).toEqual([400, 'application/problem+json'])
  expect((await unknown.json()).detail).toContain('?format=atom')
  expect(await statusOnHost('elsewhere.example')).toBe(421)
})

test('a change of an article is in the feed with the next request after it was published', async ({
  request,
}) => {
  const title = `Meetings & <more> ${Date.now()}`
  await request.get(feed)
  await edit('article-the-meeting-nobody-misses', { title })
  await publish('article-the-meeting-nobody-misses')
  await expect
    .poll(async () => (await request.get(`${feed}?format=json`)).text(), { timeout: 5000, intervals: [50] })
    .toContain(title)
})

test('pages tell readers where the feeds are, and people too', async ({ page }) => {
  await page.goto(stack.site)
  const links = page.locator('head link[rel="alternate"]')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    formatNames.map(addressOf),
  )
  await expect(page.getByRole('link', { name: 'RSS feed of the articles' })).toHaveAttribute(
    'href',
    '/buildrss',
  )
})

/** Browsers and fetch correct the header. */
const statusOnHost = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(feed, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
