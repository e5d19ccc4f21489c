import { describe, expect, test } from 'vitest'
import { ConfigurationError, inspectConfig, managementConfig, siteConfig } from './index.ts'

const production = {
  SITE_URL: 'https://www.physicianleaders.example/',
  CONTENTFUL_ASSOCIATION_SPACE_ID: 'association-space',
  CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN: 'a-delivery',
  CONTENTFUL_ASSOCIATION_PREVIEW_TOKEN: 'a-preview',
  CONTENTFUL_EVENTS_SPACE_ID: 'events-space',
  CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'e-delivery',
  CONTENTFUL_EVENTS_PREVIEW_TOKEN: 'e-preview',
  CONTENTFUL_APP_ID: 'app',
  CONTENTFUL_APP_URL: 'https://app.ctfcloud.example',
  CONTENTFUL_APP_SIGNING_SECRET: 's'.repeat(64),
  CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
  PREVIEW_SECRET: 'p'.repeat(32),
  SUPPORT_EMAIL: 'support@physicianleaders.example',
  FEED_AUTHORITY: 'physicianleaders.example,2026',
  MEMBER_APP_URL: 'https://members.physicianleaders.example',
  SEARCH_TOKEN: 'b'.repeat(31),
  AUTH0_DOMAIN: 'physicianleaders.us.auth0.com',
  AUTH0_CLIENT_ID: 'site',
  AUTH0_CLIENT_SECRET: 'c'.repeat(64),
  AUTH0_SECRET: 'd'.repeat(64),
  REGISTRATION_SECRET: 'e'.repeat(64),
  AUTH0_AUDIENCE: 'https://platform.physicianleaders.example',
  SHOPIFY_STORE_URL: 'https://physicianleaders.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'e'.repeat(32),
  PLATFORM_URL: 'https://platform.physicianleaders.example/api/v2/',
}

describe('a production site', () => {
  test('uses Contentful itself by default', () => {
    const { contentful } = siteConfig(production)
    expect(contentful).toMatchObject({
      environment: 'master',
      insecure: false,
      webAppUrl: 'https://app.contentful.com',
      hosts: {
        delivery: 'cdn.contentful.com',
        preview: 'preview.contentful.com',
        management: 'api.contentful.com',
        upload: 'upload.contentful.com',
        images: 'images.ctfassets.net',
      },
    })
  })

  test('embeds the real services by default', () => {
    expect(siteConfig(production).embeds).toEqual({
      video: 'https://player.vimeo.com',
      booking: 'https://calendly.com',
      map: 'https://www.google.com',
      form: 'https://js.hsforms.net',
    })
    const moved = siteConfig({ ...production, EMBED_FORM_URL: 'https://js-eu1.hsforms.net/' })
    expect(moved.embeds.form).toBe('https://js-eu1.hsforms.net')
    expect(siteConfig({ ...production, EMBED_FORM_PORTALS: '482, 483' }).formPortals).toEqual(['482', '483'])
  })

  test('knows its identity provider, its shop and its member platform', () => {
    const config = siteConfig(production)
    expect(config.identity.claims).toBe('https://platform.physicianleaders.example/')
    expect(config.shop).toMatchObject({
      apiVersion: '2024-04',
      origins: ['https://physicianleaders.myshopify.com'],
    })
    expect(config.platformUrl).toBe('https://platform.physicianleaders.example/api/v2')
    expect(config.tags).toEqual({ tagManagerUrl: undefined, consentUrl: undefined })
    const moved = siteConfig({ ...production, SHOPIFY_ORIGINS: 'https://shop.physicianleaders.example/x' })
    expect(moved.shop.origins).toEqual([
      'https://physicianleaders.myshopify.com',
      'https://shop.physicianleaders.example',
    ])
  })

  test('searches its own host with Brave Search by default', () => {
    expect(siteConfig(production).search).toEqual({
      url: 'https://api.search.brave.com/res/v1',
      token: 'b'.repeat(31),
      suggestToken: 'b'.repeat(31),
      hosts: ['www.physicianleaders.example'],
      goggles: undefined,
      dailyRequests: 5000,
    })
    const other = {
      SEARCH_HOSTS: 'www.physicianleaders.example, podcast.example',
      SEARCH_SUGGEST_TOKEN: 'suggestions',
      SEARCH_GOGGLES: 'https://goggles.example/ours.goggle',
      SEARCH_DAILY_REQUESTS: '300',
    }
    expect(siteConfig({ ...production, ...other }).search).toMatchObject({
      hosts: ['www.physicianleaders.example', 'podcast.example'],
      suggestToken: 'suggestions',
      goggles: 'https://goggles.example/ours.goggle',
      dailyRequests: 300,
    })
  })

  test('listens on loopback, answers to its own host, and shows edit links to editors only', () => {
    expect(siteConfig(production)).toMatchObject({
      siteUrl: 'https://www.physicianleaders.example',
      listen: { host: '127.0.0.1', port: 3000 },
      hosts: ['www.physicianleaders.example'],
      editLink: 'editors',
    })
  })

  test('accepts further hosts and listens at the configured address', () => {
    const config = siteConfig({
      ...production,
      SITE_HOSTS: 'a.example, b.example',
      HOST: '0.0.0.0',
      PORT: '8080',
    })
    expect(config.hosts).toEqual(['www.physicianleaders.example', 'a.example', 'b.example'])
    expect(config.listen).toEqual({ host: '0.0.0.0', port: 8080 })
  })

  test('takes links to any of its hosts for its own, with and without www', () => {
    const { ownHosts } = siteConfig({ ...production, SITE_HOSTS: 'physicianleaders.test' })
    expect(ownHosts).toEqual([
      'www.physicianleaders.example',
      'physicianleaders.example',
      'physicianleaders.test',
      'www.physicianleaders.test',
    ])
  })

  test('lets only the web app and our app frame its preview', () => {
    expect(siteConfig(production).preview.frameAncestors).toEqual([
      'https://app.contentful.com',
      'https://app.ctfcloud.example',
    ])
  })
})

describe('the processes of a site', () => {
  test('are one, that stops at once, is not watched and trusts no proxy', () => {
    expect(siteConfig(production)).toMatchObject({
      workers: 1,
      drainDelayMs: 0,
      metricsPort: undefined,
      trustedProxies: 0,
      cdnTags: 'off',
      pageFiles: undefined,
    })
  })

  test('run as the settings say', () => {
    const config = siteConfig({
      ...production,
      WORKERS: '4',
      DRAIN_DELAY: '15',
      METRICS_PORT: '9100',
      TRUSTED_PROXIES: '2',
      CDN_TAGS: 'surrogate-key',
      PAGE_FILES: '/var/cache/association',
    })
    expect(config).toMatchObject({
      workers: 4,
      drainDelayMs: 15_000,
      metricsPort: 9100,
      trustedProxies: 2,
      cdnTags: 'surrogate-key',
      pageFiles: '/var/cache/association',
    })
    expect(siteConfig({ ...production, WORKERS: 'auto' }).workers).toBe('auto')
  })
})

describe('the Redis that machines share', () => {
  test('is undefined unless it is set', () => expect(siteConfig(production).redisUrl).toBeUndefined())

  test.each([
    'redis://localhost',
    'redis://10.0.0.4:6379/2',
    'rediss://site:p%40ssword@redis.example:6380',
    'redis://:password@[::1]:6379',
  ])('is read from %s', (url) => {
    expect(siteConfig({ ...production, REDIS_URL: ` ${url} ` }).redisUrl).toBe(url)
  })

  test.each([
    'redis.example:6379',
    'http://site:p4ssword@redis.example',
    'redis://site:p4ssword@redis.example/name',
    'redis://site:p4ssword%@redis.example',
    'redis://:p4ssword@',
  ])('is refused without its password if it is wrong: %s', (url) => {
    const { message } = failureOf(() => siteConfig({ ...production, REDIS_URL: url }))
    expect(message).toMatch(/^REDIS_URL must be a URL such as redis:/)
    expect(message).not.toContain('p4ss')
    expect(inspectConfig({ ...production, REDIS_URL: url }).site.redisUrl).toBeUndefined()
  })
})

test('a local site takes its port from its address and answers to both names of loopback', () => {
  const { listen, hosts } = siteConfig({ ...production, SITE_URL: 'http://localhost:3100' })
  expect(listen.port).toBe(3100)
  expect(hosts).toEqual(['localhost:3100', '127.0.0.1:3100'])
})

describe('a wrong variable is named, with the expected value', () => {
  test.each([
    [
      'FEED_AUTHORITY',
      'www.example.com',
      'FEED_AUTHORITY must be a domain and a date such as example.org,2026, not “www.example.com”.',
    ],
    ['SITE_URL', 'www.example.com', 'SITE_URL must be an http(s) address, not “www.example.com”.'],
    ['PAGE_FILES', 'pages', 'PAGE_FILES must be a folder that begins with /, not “pages”.'],
    ['PORT', 'http', 'PORT must be a port from 1 to 65535, not “http”.'],
    ['PORT', '70000', 'PORT must be a port from 1 to 65535, not “70000”.'],
    ['WORKERS', '0', 'WORKERS must be auto or a whole number from 1 to 256, not “0”.'],
    ['WORKERS', 'all', 'WORKERS must be auto or a whole number from 1 to 256, not “all”.'],
    ['DRAIN_DELAY', '1.5', 'DRAIN_DELAY must be a whole number from 0 to 300, not “1.5”.'],
    ['METRICS_PORT', '0', 'METRICS_PORT must be a port from 1 to 65535, not “0”.'],
    ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES must be a whole number from 0 to 16, not “-1”.'],
    ['CDN_TAGS', 'yes', 'CDN_TAGS must be off or cache-tag or surrogate-key, not “yes”.'],
    ['EDIT_LINK', 'allways', 'EDIT_LINK must be editors or always, not “allways”.'],
    [
      'CONTENTFUL_DELIVERY_HOST',
      'https://cdn.eu.contentful.com',
      'CONTENTFUL_DELIVERY_HOST must be a host name such as cdn.contentful.com, not “https://cdn.eu.contentful.com”.',
    ],
    [
      'CONTENTFUL_WEB_APP_URL',
      'app.eu.contentful.com',
      'CONTENTFUL_WEB_APP_URL must be an http(s) address, not “app.eu.contentful.com”.',
    ],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => siteConfig({ ...production, [name]: value })).toThrow(new ConfigurationError(sentence))
  })

  test('a secret that is too short, without being printed', () => {
    const read = () => siteConfig({ ...production, PREVIEW_SECRET: 'guessme' })
    expect(read).toThrow('PREVIEW_SECRET is too short to be a secret')
    expect(read).not.toThrow('guessme')
  })
})

test('names all missing variables at once, each with the source of its value', () => {
  const { message } = failureOf(() => siteConfig({ SITE_URL: ' ' }))
  const named = message.split('\n').map((line) => line.match(/^(\w+) is missing: \S/)?.[1])
  expect(named.toSorted()).toEqual(Object.keys(production).toSorted())
})

test('the command line needs a management token, and no secret of the site', () => {
  const { SITE_URL, PREVIEW_SECRET, CONTENTFUL_WEBHOOK_SECRET, ...rest } = production
  expect(() => managementConfig(rest)).toThrow(
    'CONTENTFUL_MANAGEMENT_TOKEN is missing: Contentful → Settings → CMA tokens.',
  )
  const config = managementConfig({ ...rest, CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32) })
  expect(config.contentful.spaces.events.id).toBe('events-space')
})

test('a signing secret that was cut short is refused by name and never repeated', () => {
  const cut = 'w'.repeat(63)
  const read = () => siteConfig({ ...production, CONTENTFUL_WEBHOOK_SECRET: cut })
  expect(read).toThrow(/CONTENTFUL_WEBHOOK_SECRET must be the 64 characters/)
  expect(read).not.toThrow(new RegExp(cut))
})

function failureOf(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It did not fail.')
}

test('inspecting a broken setup returns the readable values and each problem once', () => {
  const broken = { ...production, SITE_URL: 'www.example.com', CONTENTFUL_EVENTS_SPACE_ID: undefined }
  const { site, management, problems } = inspectConfig(broken)
  expect(problems.map(({ name }) => name).toSorted()).toEqual([
    'CONTENTFUL_EVENTS_SPACE_ID',
    'CONTENTFUL_MANAGEMENT_TOKEN',
    'SITE_URL',
  ])
  expect(site.contentful.spaces.association.id).toBe('association-space')
  expect(management.contentful.spaces.events).toEqual({
    id: '',
    deliveryToken: 'e-delivery',
    previewToken: 'e-preview',
  })
})
