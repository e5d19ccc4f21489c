import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine, finding, type Variables } from '../../doctor/testing/examine.ts'
import { type Pair, startPair } from '../../doctor/testing/pair.ts'
import { writeEntry } from '../../testing/content.ts'
import { recorder } from '../../testing/space.ts'
import { run } from './run.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())

describe('a pair that is set up well', () => {
  test('has no problem, and names the checks that are impossible from this machine', async () => {
    const { code, checks, counts } = await examine(pair)
    expect(checks.filter(({ state }) => ['wrong', 'doubtful'].includes(state))).toEqual([])
    expect([code, counts.wrong, counts.doubtful]).toEqual([0, 0, 0])
    const unseen = checks.filter(({ state }) => state === 'absent').map(({ title }) => title)
    expect(unseen).toEqual(['Shared state', ...['Button in association', 'Button in events', 'Images']])
  })

  test('is left as it is: the one write offered is out of date', async () => {
    const page = { contentTypeId: 'page' }
    const before = await pair.clients.events.contentType.get(page)
    const { writes } = await examine(pair)
    const query = 'POST /api/2024-04/graphql.json'
    expect(writes.toSorted()).toEqual([
      'POST /admin/api/2024-04/graphql.json',
      ...[query, query, query],
      ...['POST /api/preview/check', 'POST /api/revalidate', 'POST /api/revalidate'],
      ...['POST /api/secrets', 'POST /oauth/token'],
      'PUT /spaces/association/environments/master/content_types/page',
      'PUT /spaces/events/environments/master/content_types/page',
    ])
    expect(await pair.clients.events.contentType.get(page)).toEqual(before)
  })
})

describe('a wrong variable fails the check of its service, with advice', () => {
  const other = '0123456789abcdef'.repeat(4)
  test.each<[string, Variables, string]>([
    [
      'Space events: Space and environment',
      { CONTENTFUL_EVENTS_SPACE_ID: 'evnts' },
      'wrong: there is no space evnts',
    ],
    [
      'Space events: Webhook',
      { CONTENTFUL_EVENTS_SPACE_ID: 'evnts' },
      'absent: was not tried, because the space or its environment is missing: correct “Space and environment”',
    ],
    [
      'Space events: Space and environment',
      { CONTENTFUL_ENVIRONMENT: 'stagin' },
      'wrong: the space has no environment stagin',
    ],
    [
      'Space events: Delivery token',
      { CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'local-events-preview' },
      'wrong: is a preview token → Set CONTENTFUL_EVENTS_DELIVERY_TOKEN to the delivery token of Settings',
    ],
    [
      'Space events: Delivery token',
      {
        CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'local-events-preview',
        CONTENTFUL_EVENTS_PREVIEW_TOKEN: 'local-events-delivery',
      },
      'wrong: is a preview token → Exchange the values of CONTENTFUL_EVENTS_DELIVERY_TOKEN and CONTENTFUL_EVENTS_PREVIEW_TOKEN',
    ],
    [
      'Space events: Preview token',
      { CONTENTFUL_EVENTS_PREVIEW_TOKEN: other },
      'wrong: Contentful refuses it (401) → Copy it anew to CONTENTFUL_EVENTS_PREVIEW_TOKEN',
    ],
    [
      'Space events: Management token',
      { CONTENTFUL_MANAGEMENT_TOKEN: other },
      'wrong: Contentful refuses the management token',
    ],
    [
      'Space events: Webhook secret',
      { CONTENTFUL_WEBHOOK_SECRET: other },
      'wrong: is another one than CONTENTFUL_WEBHOOK_SECRET',
    ],
    [
      'Space events: Webhook at the site',
      { CONTENTFUL_WEBHOOK_SECRET: other },
      'wrong: does not accept our signature',
    ],
    ['Preview: What the site uses', { PREVIEW_SECRET: other }, 'wrong: it has another PREVIEW_SECRET'],
    [
      'Preview: What the site uses',
      { CONTENTFUL_APP_SIGNING_SECRET: other },
      'wrong: the site has another CONTENTFUL_APP_SIGNING_SECRET',
    ],
    ['Preview: Opens in events', { PREVIEW_SECRET: other }, 'wrong: the site refuses PREVIEW_SECRET'],
    [
      'Preview: Opens in events',
      { CONTENTFUL_WEB_APP_URL: 'https://app.contentful.com' },
      'wrong: https://app.contentful.com may not frame it',
    ],
    [
      'App in Contentful: Definition',
      { CONTENTFUL_APP_ID: 'no-app' },
      'wrong: the organization has no such app',
    ],
    ['App in Contentful: Signing secret', { CONTENTFUL_APP_SIGNING_SECRET: other }, 'wrong: is another one'],
    ['App in Contentful: Installed in events', { CONTENTFUL_APP_ID: 'no-app' }, 'wrong: is not installed'],
    [
      'Settings: Variables',
      { CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' },
      'is missing or wrong → CONTENTFUL_MANAGEMENT_TOKEN is too short to be a secret',
    ],
    ['Site: Home page', { SITE_URL: 'http://nobody.invalid' }, 'wrong: nobody.invalid'],
    [
      'Search provider: Results',
      { SEARCH_TOKEN: 'a-token-of-nobody' },
      'wrong: the provider refuses the token',
    ],
    [
      'Search provider: Suggestions',
      { SEARCH_SUGGEST_TOKEN: 'another' },
      'wrong: the provider refuses the token',
    ],
    ['Search provider: Results', { SEARCH_URL: 'http://127.0.0.1:9/res/v1' }, 'wrong: 127.0.0.1:9'],
    ['Shop: Token', { SHOPIFY_STOREFRONT_TOKEN: other }, 'wrong: the shop refuses the token'],
    [
      'Shop: Variants',
      { SHOPIFY_STOREFRONT_TOKEN: other },
      'absent: was not tried, because the token does not work yet: correct the token first',
    ],
    ['Shop: Token', { SHOPIFY_STORE_URL: 'http://127.0.0.1:9' }, 'wrong: 127.0.0.1:9'],
    ['Shop: Orders', { SHOPIFY_WEBHOOK_SECRET: '' }, 'doubtful: only `registrations reconcile` reads orders'],
    [
      'Shop: Orders',
      { SHOPIFY_WEBHOOK_SECRET: '', SHOPIFY_ADMIN_TOKEN: '' },
      'doubtful: nothing tells the site about orders',
    ],
    ['Shop: Orders', { SHOPIFY_ADMIN_TOKEN: other }, 'wrong: the Admin API answers 401 without orders'],
    [
      'Shop: Version',
      { SHOPIFY_API_VERSION: '2023-01' },
      'doubtful: 2024-04 answers instead of 2023-01, which the shop no longer serves',
    ],
    ['Identity provider: Discovery', { AUTH0_DOMAIN: 'nobody.invalid' }, 'wrong: nobody.invalid'],
    [
      'Identity provider: Sign-in',
      { AUTH0_CLIENT_ID: 'another' },
      'wrong: the provider refuses the application or the callback address',
    ],
    [
      'Identity provider: Sign-in',
      { AUTH0_AUDIENCE: 'https://other.example' },
      'wrong: the provider answers ',
    ],
    [
      'Identity provider: Client secret',
      { AUTH0_CLIENT_SECRET: other },
      'wrong: the provider refuses AUTH0_CLIENT_SECRET, so nobody can sign in',
    ],
    [
      'Site: Secrets',
      { AUTH0_SECRET: other, SHOPIFY_STOREFRONT_TOKEN: other },
      'wrong: the site has other values of AUTH0_SECRET, SHOPIFY_STOREFRONT_TOKEN',
    ],
    ['Member platform: Access', { PLATFORM_URL: 'http://127.0.0.1:9/api/v2' }, 'wrong: 127.0.0.1:9'],
    [
      'Registrations: Export',
      { REGISTRATION_SECRET: other },
      'wrong: the site has another REGISTRATION_SECRET',
    ],
    ['Around the site: Embed: map', { EMBED_MAP_URL: 'http://127.0.0.1:9' }, 'wrong: 127.0.0.1:9'],
    [
      'Around the site: Form accounts',
      { EMBED_FORM_PORTALS: undefined },
      'doubtful: the site shows forms of every account: anybody may link to a form of theirs on its address → Set EMBED_FORM_PORTALS',
    ],
    [
      'Around the site: Form accounts',
      { EMBED_FORM_PORTALS: '1' },
      'works: the site shows forms of one account',
    ],
    [
      'Measurement: Tag manager',
      { TAG_MANAGER_URL: 'http://127.0.0.1:9/gtm.js?id=GTM-A' },
      'wrong: 127.0.0.1:9',
    ],
    ['Measurement: Tag manager', { TAG_MANAGER_URL: 'http://127.0.0.1:9/gtm.js' }, 'wrong: has no container'],
    ['Measurement: Tag manager', { TAG_MANAGER_URL: undefined }, 'absent: is not configured'],
    ['Measurement: Tag manager', { CONSENT_URL: undefined }, 'wrong: is never loaded'],
    ['Measurement: Consent script', { CONSENT_URL: 'http://127.0.0.1:9' }, 'wrong: 127.0.0.1:9'],
    ['Measurement: Consent script', { CONSENT_URL: undefined }, 'absent: is not configured'],
  ])('%s with %j', async (what, change, sentence) => {
    expect(await finding(pair, what, { change })).toContain(sentence)
  })
})

test('a variant that the shop does not know is named', async () => {
  const values = { internalName: 'Course: In-Person', variantId: '49999999' }
  const entry = { id: 'unknown', type: 'variant', values }
  await writeEntry(pair.clients.association, entry)
  expect(await finding(pair, 'Shop: Variants')).toMatch(/^wrong: the shop does not know 49999999 → Correct/)
})

test('without any configuration it names the missing variables and still checks the other services', async () => {
  const { io, said } = recorder()
  const nothing = Object.fromEntries(Object.keys(pair.environment).map((name) => [name, undefined]))
  const services = Object.entries(pair.environment).filter(([name]) =>
    /^EMBED|_HOST$|INSECURE|WEB_APP/.test(name),
  )
  const setup = pair.setup({ ...nothing, ...Object.fromEntries(services) })
  expect(await run({ setup }, io)).toBe(2)
  expect(said.out).toContain('→ CONTENTFUL_MANAGEMENT_TOKEN is missing: Contentful → Settings → CMA')
  expect(said.out).toMatch(/– Home page +was not tried, because SITE_URL is missing/)
  expect(said.out).toMatch(/✓ Embed: map +http/)
  expect(said.out.split('\n').filter((line) => line.length > 80)).toEqual([])
})
