import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startChecker, startServer } from '../testing/servers.ts'
import { type CrawlOptions, crawl } from './crawl.ts'

const types = [
  ['.xml', 'application/xml'],
  ['.gz', 'application/xml'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
] as const

async function crawlSite(pages: Record<string, string | Buffer>, options: Partial<CrawlOptions> = {}) {
  const asked: string[] = []
  const { origin } = await startServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages[path]
    if (page === undefined) return response.writeHead(404).end()
    if (typeof page === 'string' && page.startsWith('->'))
      return response.writeHead(301, { location: page.slice(2) }).end()
    const type = types.find(([ending]) => path.endsWith(ending))?.[1] ?? 'text/html'
    return response.writeHead(200, { 'content-type': type }).end(page)
  })
  const checker = startChecker({ ownOrigins: [origin] })
  const warnings: string[] = []
  const warn = (sentence: string) => warnings.push(sentence.replace(origin, ''))
  const result = await crawl({ start: `${origin}/`, ...options }, checker, { warn })
  const findings = result.findings.map(({ url, place, verdict }) =>
    [place.page, url, verdict.reason].map((part) => part?.replace(origin, '')).join(' '),
  )
  return { ...result, findings, asked, warnings }
}

test('finds pages in an index of compressed sitemaps, and reports their missing pages', async () => {
  const { findings, pages } = await crawlSite({
    '/': '',
    '/sitemap.xml': '<sitemapindex><sitemap><loc>/sitemap-1.gz</loc></sitemap></sitemapindex>',
    '/sitemap-1.gz': gzipSync('<urlset><url><loc> /alone </loc></url><url><loc>/gone</loc></url></urlset>'),
    '/alone': '<a href="/none">x</a>',
  })
  expect(findings).toEqual(['/alone /none notFound', '/sitemap-1.gz /gone notFound'])
  expect(pages).toBe(2)
})

test('a page that only a redirect leads to is read', async () => {
  const { findings } = await crawlSite({
    '/': '<a href="/old">x</a>',
    '/old': '->/new',
    '/new': '<a href="/none">',
  })
  expect(findings).toEqual(['/new /none notFound'])
})

test('a page that nothing leads to is read when it is named', async () => {
  const { findings } = await crawlSite(
    { '/': '', '/hidden': '<a href="/none">' },
    { extraPages: ['/hidden'] },
  )
  expect(findings).toEqual(['/hidden /none notFound'])
})

test('stylesheets and drawings are read, and are no pages', async () => {
  const { findings, pages } = await crawlSite({
    '/': '<link rel="stylesheet" href="/css/a.css"><base href="/deep/"><svg><use href="/i.svg#no"/><use href="/i.svg#yes"/></svg>',
    '/css/a.css': '@import "b.css"; p { background: url("lost.png") }',
    '/css/b.css': 'p { src: url(/i.svg) }',
    '/i.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="yes"/><image href="/none.png"/></svg>',
  })
  expect(findings).toEqual([
    '/ /i.svg#no missingFragment',
    '/css/a.css /css/lost.png notFound',
    '/i.svg /none.png notFound',
  ])
  expect(pages).toBe(1)
})

test('icons and pages of a web manifest, and links in a frame that the page holds itself, are checked', async () => {
  const frame = '<a href=&quot;lost&quot;>x</a><img src=&quot;/i.png&quot;><a href=&quot;#inside&quot;>y</a>'
  const { findings, pages } = await crawlSite({
    '/': `<link rel="manifest" href="/app/site.webmanifest"><iframe srcdoc="${frame}" src="/unused"></iframe>`,
    '/app/site.webmanifest': JSON.stringify({
      icons: [{ src: 'icon.png' }, { src: '/i.png' }],
      start_url: '/',
      shortcuts: [{ url: '/none', icons: [{ src: 7 }] }],
    }),
    '/i.png': '',
  })
  expect(findings).toEqual([
    '/ /lost notFound',
    '/app/site.webmanifest /app/icon.png notFound',
    '/app/site.webmanifest /none notFound',
  ])
  expect(pages).toBe(2)
})

test('links after the first two megabytes of a page are read', async () => {
  const { findings } = await crawlSite({ '/': `${'<p>words</p>'.repeat(300_000)}<a href="/none">` })
  expect(findings).toEqual(['/ /none notFound'])
})

test('links follow the base of their page', async () => {
  const { findings } = await crawlSite({
    '/': '<base href="/deep/"><a href="a"><a href="#x"><img src="../b">',
    '/deep/a': '',
    '/deep/': '<p id="x">',
  })
  expect(findings).toEqual(['/ /b notFound'])
})

test('requests an address once for all of its fragments', async () => {
  const { asked, links } = await crawlSite(
    { '/': '<a href="/a#x"><a href="/a#y"><a href="/a"><a href="/a#">', '/a': '<p id="x"><a href="/">' },
    { sitemap: false },
  )
  expect(asked.toSorted()).toEqual(['/', '/a'])
  expect(links).toBe(5)
})

test('reports a link once for each page that contains it', async () => {
  const { findings } = await crawlSite({
    '/': '<a href="/none"><a href="/none"><a href="/a">',
    '/a': '<a href="/none">',
  })
  expect(findings).toEqual(['/ /none notFound', '/a /none notFound'])
})

test('a calendar without an end is left after so many pages', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`/${n || ''}`, `<a href="/${n + 1}">`]),
  )
  const { pages: read, findings } = await crawlSite(pages, { mostPages: 10 })
  expect(read).toBe(10)
  expect(findings).toEqual(['/9 /10 skipped'])
})

test.each([
  ['stylesheet', '.css', (next: string) => `@import "${next}";`],
  ['drawing', '.svg', (next: string) => `<svg><a href="${next}"/></svg>`],
])('a chain of %ss without an end is left after so many', async (_, ending, partTo) => {
  const parts = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`/${n}${ending}`, partTo(`/${n + 1}${ending}`)]),
  )
  const { asked, findings, warnings } = await crawlSite(
    { '/': `<link href="/0${ending}">`, ...parts },
    { mostParts: 10, sitemap: false },
  )
  expect(asked).toHaveLength(11)
  expect(findings).toEqual([`/9${ending} /10${ending} skipped`])
  expect(warnings).toEqual(['After 10 stylesheets and drawings, nothing else of the site is read.'])
})

test('warns about a page with too many links and checks the first ones', async () => {
  const { links, warnings } = await crawlSite(
    { '/': `<style>${'a{b:url(/a.css)}'.repeat(60_000)}</style>`, '/a.css': '' },
    { sitemap: false },
  )
  expect(links).toBe(50_000)
  expect(warnings).toEqual(['/ is too large to read whole: only its first 50000 links are checked.'])
})

test('a site that does not answer is a finding', async () => {
  const checker = startChecker({ ownOrigins: ['http://127.0.0.1:1'] })
  const { findings, pages } = await crawl({ start: 'http://127.0.0.1:1/' }, checker)
  expect(pages).toBe(0)
  expect(findings).toEqual([
    { url: 'http://127.0.0.1:1/', place: {}, verdict: { state: 'broken', reason: 'refused' } },
  ])
})
