import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { examine, finding } from '../../doctor/testing/examine.ts'
import { type Pair, startPair } from '../../doctor/testing/pair.ts'
import type { SiteFault } from '../../doctor/testing/site.ts'
import { writeEntry } from '../../testing/content.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())
afterEach(() => pair.site.faults.clear())

describe('a site in trouble', () => {
  test.each<[string, string, SiteFault, string]>([
    ['Measurement: Tag manager', '/gtm.js', { status: 404 }, 'there is no published container GTM-LOCAL'],
    [
      'Measurement: Tag manager',
      '/gtm.js',
      { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'const id = "GTM-OTHER"' },
      'wrong: serves a script without GTM-LOCAL',
    ],
    [
      'Measurement: Consent script',
      '/consent.js',
      { status: 200, headers: { 'content-type': 'text/html' } },
      'answers 200 with text/html',
    ],
    [
      'Site: Secrets',
      '/api/secrets',
      { status: 404 },
      'doubtful: the site answers 404, so its secrets are not',
    ],
    [
      'Site: Secrets',
      '/api/secrets',
      { status: 429 },
      'doubtful: the site has compared often enough for now',
    ],
    ['Site: Home page', '/', { status: 503 }, 'wrong: answers 503'],
    ['Site: Home page', '/', { status: 421 }, 'wrong: the site does not answer to this name'],
    [
      'Site: Home page',
      '/',
      { status: 301, headers: { location: 'https://a.example/' } },
      'wrong: leads on to https://a.example/',
    ],
    [
      'Site: Home page',
      '/',
      { status: 200, headers: { 'x-robots-tag': 'noindex' } },
      'doubtful: keeps search engines out',
    ],
    [
      'Site: Readiness',
      '/readyz',
      { status: 200, body: '{"ready":true,"contentful":"out of reach"}' },
      'doubtful: the site is ready, but shows stored content',
    ],
    [
      'Site: Shared state of the site',
      '/readyz',
      {
        status: 200,
        body: '{"sharedState":{"kind":"redis","isReachable":false,"problem":"out-of-memory"}}',
      },
      'wrong: the site cannot use Redis (out-of-memory) → Raise maxmemory',
    ],
    [
      'Site: Shared state of the site',
      '/readyz',
      { status: 200, body: '{"sharedState":{"kind":"local","isReachable":false,"problem":"disk"}}' },
      'wrong: the site cannot use the state of its machine (disk) → Check the folder SITE_DATA',
    ],
    [
      'Site: Shared state of the site',
      '/readyz',
      { status: 200, body: '{"sharedState":{"kind":"redis","isReachable":true}}' },
      'doubtful: the site uses Redis, which cannot be tried from here',
    ],
    [
      'Site: Shared state of the site',
      '/readyz',
      { status: 200, body: '{"ready":true}' },
      'absent: the site does not report it',
    ],
    [
      'Site: robots.txt',
      '/robots.txt',
      { status: 200, body: 'User-agent: *\nDisallow: /' },
      'wrong: forbids the whole site',
    ],
    [
      'Preview: Wrong secret',
      '/api/preview/enter',
      { status: 307, headers: { location: '/' } },
      'wrong: opens a preview (307)',
    ],
    [
      'Preview: Opens in events',
      '/preview/page',
      { status: 200, headers: { 'x-frame-options': 'DENY' } },
      'wrong: x-frame-options keeps Contentful from framing it',
    ],
    [
      'Space events: Webhook at the site',
      '/api/revalidate',
      { status: 404 },
      'wrong: answers 404 → Check SITE_URL',
    ],
  ])('%s: %s answers %j', async (...[what, path, fault, sentence]) => {
    pair.site.faults.set(path, fault)
    expect(await finding(pair, what)).toContain(sentence)
  })

  test('that hangs fails only the checks that request it', async () => {
    pair.site.faults.set('/readyz', 'hang')
    const { code, checks } = await examine(pair, { deadline: 1 })
    const wrong = checks.filter(({ state }) => state === 'wrong')
    expect(wrong).toMatchObject([
      { title: 'Readiness', message: 'the service did not answer within 1 s' },
      { title: 'Shared state of the site', message: 'the service did not answer within 1 s' },
    ])
    expect(code).toBe(2)
  })
})

test('reports a webhook that lacks events, is switched off or is missing', async () => {
  const { webhook } = pair.clients.events
  const [site] = (await webhook.getMany({})).items
  if (!site) throw new Error('the space has no webhook')
  const params = { webhookDefinitionId: site.sys.id }
  const thin = await webhook.update(params, { ...site, topics: ['Entry.*', 'Asset.*'] })
  expect(await finding(pair, 'Space events: Webhook')).toContain('is not called for ContentType.publish')
  const off = await webhook.update(params, { ...thin, topics: ['*.*'], active: false })
  expect(await finding(pair, 'Space events: Webhook')).toContain('is switched off')
  await webhook.update(params, { ...off, active: true, url: 'https://old.example/api/revalidate' })
  expect(await finding(pair, 'Space events: Webhook')).toContain(
    'calls https://old.example/api/revalidate, not this',
  )
})

test('a webhook call that failed is doubtful, unless the site started after it', async () => {
  pair.site.faults.set('/api/revalidate', { status: 503 })
  await writeEntry(pair.clients.association, {
    id: 'news',
    type: 'title',
    values: { internalName: 'News', text: 'News' },
  })
  const what = 'Space association: Webhook'
  await expect
    .poll(() => finding(pair, what))
    .toMatch(/^doubtful: is set, but its last call \(.*\) was answered 503/)
  pair.site.faults.clear()
  const body = JSON.stringify({ ready: true, contentful: 'answering', startedAt: new Date().toISOString() })
  pair.site.faults.set('/readyz', { status: 200, headers: { 'content-type': 'application/json' }, body })
  expect(await finding(pair, what)).toMatch(/^works: is set; the site started after its last call/)
  pair.site.faults.clear()
})

test('a content type or field that the space lacks is named', async () => {
  const { contentType } = pair.clients.events
  const page = await contentType.get({ contentTypeId: 'quoteBlock' })
  await contentType.unpublish({ contentTypeId: 'quoteBlock' })
  expect(await finding(pair, 'Space events: Content model')).toContain(
    'is behind the code: quoteBlock (not published)',
  )
  await contentType.publish(
    { contentTypeId: 'quoteBlock' },
    { ...page, sys: { ...page.sys, version: page.sys.version + 1 } },
  )
})

test('reports a clock that is ahead, with the consequence', async () => {
  const now = () => new Date(Date.now() + 60_000)
  expect(await finding(pair, 'Around the site: Clock', { now })).toMatch(
    /^wrong: is (59|60|61) s ahead of that of Contentful: signatures count as expired/,
  )
})
