import type { KnownSite } from '@association/content/rules'
import { expect, test } from 'vitest'
import { keepSitePages } from './site-pages.ts'

const site: KnownSite = {
  hosts: { own: [] },
  pages: new Map([['/a', true]]),
  redirects: new Map(),
  hasDetails: false,
}

test('reads the pages once for simultaneous calls, and again on `load`', async () => {
  let reads = 0
  const pages = keepSitePages(async () => {
    reads += 1
    return site
  })
  expect(pages.known()).toBeUndefined()
  expect(await Promise.all([pages.ready(), pages.ready(), pages.load()])).toEqual([site, site, site])
  expect(pages.known()).toBe(site)
  await pages.ready()
  expect(reads).toBe(1)
  await pages.load()
  expect(reads).toBe(2)
})

test('notifies a listener until it stops listening', async () => {
  const pages = keepSitePages(async () => site)
  let told = 0
  const stop = pages.onChange(() => (told += 1))
  await pages.load()
  stop()
  await pages.load()
  expect(told).toBe(1)
})

test('pages that cannot be read are unknown, and the next who asks tries again', async () => {
  let isDown = true
  const pages = keepSitePages(async () => (isDown ? Promise.reject(new Error('AccessDenied')) : site))
  expect(await pages.ready()).toBeUndefined()
  isDown = false
  expect(await pages.ready()).toBe(site)
})

test('keeps the known pages if a reload fails, and returns undefined', async () => {
  let isDown = false
  const pages = keepSitePages(async () => (isDown ? Promise.reject(new Error('AccessDenied')) : site))
  await pages.load()
  isDown = true
  expect(await pages.load()).toBeUndefined()
  expect(pages.known()).toBe(site)
})
