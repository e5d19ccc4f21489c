import type { Page } from '@playwright/test'
import { contentful, createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const checksOf = (page: Page) =>
  page.frameLocator('iframe[title$=": sidebar"]').getByRole('region', { name: 'Checks' })
const read = { timeout: 30_000 }

test.afterAll(deleteDrafts)

test('a link to a missing page is led to another one in the finding', async ({ page }) => {
  const entryId = await createDraft('buttonGroup', {
    ...{ internalName: 'Repaired link', button1Text: 'Join us', button1Url: '/no-such-page' },
  })
  await page.goto(entryAddress(entryId))
  const checks = checksOf(page)
  await checks.getByLabel('Page to link to').fill('/member', read)
  await checks
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: / \/membership · / })
    .first()
    .click(read)
  await expect.poll(() => storedValue(entryId, 'button1Url'), read).toBe('/membership')
  await expect(checks.getByLabel('Page to link to')).toHaveCount(0, read)
})

test('a heading gets its level in the finding', async ({ page }) => {
  const first = await createDraft('title', { internalName: 'Repaired one', text: 'One', tag: 'h1' })
  const second = await createDraft('title', { internalName: 'Repaired two', text: 'Two', tag: 'h4' })
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const entryId = await createDraft('section', {
    ...{ internalName: 'Repaired headings', elements: [link(first), link(second)] },
  })
  await page.goto(entryAddress(entryId))
  await checksOf(page).getByRole('button', { name: 'Make it a heading 2' }).click(read)
  await expect.poll(() => storedValue(second, 'tag'), read).toBe('h2')
})

test('a finding is repaired in the release, which then lists it no more', async ({ page }) => {
  const entryId = await createDraft('buttonGroup', {
    ...{ internalName: 'Repaired in release', button1Text: 'Join us', button1Url: '/no-such-release' },
  })
  await page.goto(entryAddress(entryId))
  await page
    .frameLocator('iframe[title$=": sidebar"]')
    .getByRole('region', { name: 'Publication' })
    .getByRole('button', { name: /^Publish/ })
    .click(read)
  const release = page.getByRole('dialog', { name: /^Release: / }).frameLocator('iframe')
  await release.getByText('1 piece of advice', { exact: true }).click(read)
  await release.getByRole('button', { name: /^Fix here: / }).click()
  await release.getByLabel('Page to link to').fill('/member')
  await release
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: / \/membership · / })
    .first()
    .click(read)
  await expect.poll(() => storedValue(entryId, 'button1Url'), read).toBe('/membership')
  await expect(release.getByText('1 piece of advice', { exact: true })).toHaveCount(0, read)
  await expect(release.getByRole('checkbox', { name: /^Repaired in release/ })).toBeChecked()
})

test('a finding is repaired in the list of problems', async ({ page }) => {
  const entryId = await createDraft('buttonGroup', {
    ...{ internalName: 'Repaired in the list', button1Text: 'Join us', button1Url: '/no-such-list-page' },
  })
  await page.goto(`${stack.webApp}/spaces/${spaceId}/environments/${stack.environment}/home`)
  const home = page.frameLocator('iframe[title$=": home"]')
  await home.getByRole('searchbox', { name: 'Search the problems' }).fill('Repaired in the list', read)
  const group = home.getByRole('region', { name: 'Advice' }).locator('details')
  await expect(group).toHaveCount(1, { timeout: 60_000 })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  await home.getByRole('button', { name: /^Fix here: / }).click(read)
  await home.getByLabel('Page to link to').fill('/member')
  await home
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: / \/membership · / })
    .first()
    .click(read)
  await expect(home.getByText('The link leads to /membership now.')).toBeVisible(read)
  await expect.poll(() => storedValue(entryId, 'button1Url'), read).toBe('/membership')
})

test('a picture is described in the finding, and stays unpublished', async ({ page }) => {
  const { sys } = await contentful.asset.create(
    { spaceId },
    {
      fields: {
        title: { 'en-US': 'Repaired picture' },
        description: {},
        file: {
          'en-US': { contentType: 'image/svg+xml', fileName: 'bee.svg', upload: `${stack.site}/icon.svg` },
        },
      },
    },
  )
  const uploaded = await contentful.asset.get({ spaceId, assetId: sys.id })
  await contentful.asset.processForAllLocales({ spaceId }, uploaded)
  const entryId = await createDraft('media', {
    internalName: 'Repaired media',
    mediaFile: { sys: { type: 'Link', linkType: 'Asset', id: sys.id } },
  })
  await page.goto(entryAddress(entryId))
  const checks = checksOf(page)
  await checks.getByLabel('What the picture shows').fill('A bee on a flower', read)
  await checks.getByRole('button', { name: 'Save description' }).click()
  const description = async () =>
    (await contentful.asset.get({ spaceId, assetId: sys.id })).fields.description?.['en-US']
  await expect.poll(description, read).toBe('A bee on a flower')
  await contentful.asset.delete({ spaceId, assetId: sys.id })
})

test('the search result of a page follows typing, and judges the length of the title', async ({ page }) => {
  const entryId = await createDraft('page', { title: 'Seen', path: '/seen-in-search', description: 'Short.' })
  await page.goto(entryAddress(entryId))
  const desk = page.frameLocator('iframe[title$=": editor"]')
  await desk.getByText('Search and social preview').click(read)
  const result = desk.getByRole('region', { name: 'In search results' })
  await expect(result).toContainText('seen-in-search', read)
  await expect(result).toContainText('The title has only 4 characters.')
  await desk.getByRole('textbox', { name: /^Title/ }).fill('Seen by everybody who searches')
  await expect(result.getByText('Seen by everybody who searches')).toBeVisible()
  await expect(result).toContainText('The title has a good length')
})
