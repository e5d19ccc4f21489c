import type { APIRequestContext } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'
import { faintLines, linesOnPictures, makeStill } from './lines-on-pictures.ts'
import { type PageFacts, readPages, statusesOf } from './page-facts.ts'

test.setTimeout(300_000)
// The browser parses the pages, which the site's policy forbids.
test.use({ bypassCSP: true })

let pages: readonly PageFacts[] = []

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const sitemaps = await addressesIn(context.request, '/sitemap.xml')
  const listed = await Promise.all(sitemaps.map((sitemap) => addressesIn(context.request, sitemap)))
  await page.goto(stack.site)
  pages = await page.evaluate(readPages, listed.flat())
  await context.close()
})

const faults = (isFaulty: (facts: PageFacts) => boolean) => {
  expect(pages.length).toBeGreaterThan(250)
  return pages.filter(isFaulty).map(({ path }) => path)
}

test('every page of the sitemap answers, and is in it once', () => {
  expect(faults(({ status }) => status !== 200)).toEqual([])
  expect(pages.length).toBe(new Set(pages.map(({ path }) => path)).size)
})

test('every page has a title, a description and a picture, and its own canonical URL', () => {
  expect(faults(({ title }) => title.trim().length < 3)).toEqual([])
  expect(faults(({ description }) => description.trim().length < 15)).toEqual([])
  expect(faults(({ picture }) => !URL.canParse(picture))).toEqual([])
  expect(faults(({ path, canonical }) => new URL(canonical).pathname !== path)).toEqual([])
})

test('the picture of a shared page is drawn for each kind of page, at the size that networks ask for', async ({
  request,
}) => {
  const paths = ['/articles', '/articles/topics', '/webinars', '/store/assessments']
  const kinds = ['/articles/', '/education/course/', '/publications/books/', '/webinar/', '/aapl-jobs/']
  const drawn = [...paths, ...kinds.map((kind) => pages.find(({ path }) => path.startsWith(kind))?.path)]
  for (const path of drawn) {
    const address = pages.find((facts) => facts.path === path)?.picture ?? ''
    expect(new URL(address).pathname).toBe(`/og${path}.png`)
    const answer = await request.get(address)
    const bytes = await answer.body()
    expect(answer.headers()['content-type']).toBe('image/png')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect((await request.get(`${stack.site}/og/no/such/page.png`)).status()).toBe(404)
})

test('every page has one main heading and an outline without gaps', () => {
  expect(faults(({ ranks }) => ranks.filter((rank) => rank === 1).length !== 1)).toEqual([])
  const hasGap = ({ ranks }: PageFacts) => ranks.some((rank, at) => at > 0 && rank > (ranks[at - 1] ?? 0) + 1)
  expect(faults(hasGap)).toEqual([])
})

test('no page shows a picture or a cover twice, and no page of a list does', () => {
  expect(pages.map(({ path }) => path)).toContain('/articles/page/2')
  expect(pages.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(1000)
  const isRepeated = (picture: string, at: number, all: readonly string[]) => all.indexOf(picture) !== at
  expect(
    pages.flatMap(({ path, pictures }) =>
      pictures.filter(isRepeated).map((picture) => `${path}: ${picture}`),
    ),
  ).toEqual([])
})

for (const width of [375, 820, 1024, 1440])
  test(`words on pictures have a contrast of 4.5 at ${width} pixels`, async ({ page }) => {
    const pictured = pages.filter(({ hasBackground }) => hasBackground).map(({ path }) => path)
    expect(pictured).toContain('/credentials/cpe')
    await page.setViewportSize({ width, height: 900 })
    const faint: string[] = []
    for (const path of [...pictured, '/articles', '/articles/topics/quality-and-risk']) {
      await page.goto(stack.site + path)
      await page.evaluate(makeStill)
      const lines = await page.evaluate(linesOnPictures)
      expect(lines.length, path).toBeGreaterThan(0)
      await page.addStyleTag({ content: '* { color: transparent !important; text-shadow: none !important }' })
      const image = (await page.screenshot({ fullPage: true })).toString('base64')
      const found = await page.evaluate(faintLines, { image, lines })
      faint.push(...found.map((line) => `${path}: ${line}`))
    }
    expect(faint).toEqual([])
  })

test('every page describes itself with valid JSON-LD', () => {
  expect(pages.flatMap(({ path, badJson }) => badJson.map((text) => `${path}: ${text}`))).toEqual([])
  expect(faults(({ things }) => things.length === 0)).toEqual([])
})

test('no link within the site is dead', async ({ page }) => {
  const known = new Set(pages.map(({ path }) => path))
  const wanted = [...new Set(pages.flatMap(({ links }) => links))].filter((link) => !known.has(link))
  await page.goto(stack.site)
  const statuses = await page.evaluate(statusesOf, wanted)
  const dead = statuses.filter(([, status]) => status !== 200)
  const placed = dead.map(
    ([link, status]) => `${status} ${link} on ${pages.find(({ links }) => links.includes(link))?.path}`,
  )
  expect(placed).toEqual([])
})

/** Or an index of sitemaps. */
async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(stack.site + path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
}
