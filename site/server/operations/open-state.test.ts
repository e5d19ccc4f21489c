import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openState, releaseOf } from './open-state.ts'

const configOf = (change: Record<string, string> = {}) => siteConfig({ ...localEnvironment(), ...change })
const release = (change: Record<string, string> = {}, buildId = 'build') =>
  releaseOf(configOf(change), buildId)

const secret = 'a'.repeat(64)

test.each<Record<string, string>>([
  { HOST: '10.0.0.11', PORT: '4000', SITE_DATA: '/srv/two', WORKERS: '4', METRICS_PORT: '9000' },
  { DRAIN_DELAY: '5', TRUSTED_PROXIES: '2', REDIS_URL: 'redis://10.0.0.1', SITE_BUILD: '.next-two' },
  { PAGE_FILES: '/var/cache/two' },
  { PREVIEW_SECRET: secret, CONTENTFUL_APP_SIGNING_SECRET: secret, CONTENTFUL_WEBHOOK_SECRET: secret },
  { CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'rotated', CONTENTFUL_ASSOCIATION_PREVIEW_TOKEN: 'rotated' },
  { AUTH0_CLIENT_SECRET: secret, AUTH0_DOMAIN: 'other.example', SHOPIFY_STOREFRONT_TOKEN: secret },
  { PLATFORM_URL: 'http://10.0.0.2/api/v2', REGISTRATION_SECRET: secret },
  { CONTENTFUL_APP_ID: 'two', FEED_AUTHORITY: 'two.example,2026', EMBED_FORM_PORTALS: '12345' },
])('instances of one build that differ in what no page shows share their pages: %j', (change) => {
  expect(release(change)).toBe(release())
})

test.each<Record<string, string>>([
  { SITE_HOSTS: 'www.leaders.example' },
  { SITE_URL: 'https://leaders.example' },
  { SUPPORT_EMAIL: 'help@leaders.example' },
  { EDIT_LINK: 'editors' },
  { EMBED_VIDEO_URL: 'https://videos.example' },
  { CONTENTFUL_ENVIRONMENT: 'staging' },
  { CONTENTFUL_EVENTS_SPACE_ID: 'two' },
  { CONTENTFUL_IMAGES_HOST: 'images.example' },
  { CDN_TAGS: 'cache-tag' },
  { SHOPIFY_STORE_URL: 'https://two.example' },
])('instances that differ in what pages or their policy show share none: %j', (change) => {
  expect(release(change)).not.toBe(release())
})

test('another build has pages of its own', () => {
  expect(release({}, 'other')).not.toBe(release())
})

test('an instance with Redis logs at its start the release that it shares', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(async () => {
    written.mockRestore()
    await rm(folder, { recursive: true })
  })
  const open = async (change: Record<string, string>) => {
    written.mockClear()
    await (await openState(configOf({ SITE_DATA: folder, ...change }), 'build')).close()
    return written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(' release '))
  }
  expect(await open({})).toEqual([])
  expect(await open({ REDIS_URL: 'redis://127.0.0.1:1' })).toEqual([
    expect.stringMatching(
      ` info This instance shares pages with all instances of the release ${release()}\\.\n$`,
    ),
  ])
})
