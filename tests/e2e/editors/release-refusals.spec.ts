import type { Page } from '@playwright/test'
import { contentful, createDraft, deleteDrafts, edit } from '../contentful.ts'
import { expectNoViolation } from '../desk-axe.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const read = { timeout: 30_000 }
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const isPublished = async (entryId: string) =>
  (await contentful.entry.get({ spaceId, entryId })).sys.publishedVersion !== undefined

const made: string[] = []
async function draft(contentTypeId: string, fields: Record<string, unknown>) {
  const id = await createDraft(contentTypeId, fields)
  made.push(id)
  return id
}

// Contentful only deletes unpublished entries.
test.afterAll(async () => {
  for (const entryId of made)
    if (await isPublished(entryId)) await contentful.entry.unpublish({ spaceId, entryId })
  await deleteDrafts()
})

async function newPage(name: string) {
  const headline = await draft('title', { internalName: `${name}: words`, text: name, tag: 'h1' })
  const band = await draft('section', { internalName: `${name}: band`, elements: [linkTo(headline)] })
  const path = `/${name.toLowerCase().replaceAll(' ', '-')}`
  const entry = await draft('page', { title: name, path, sections: [linkTo(band)] })
  return { headline, band, entry }
}

async function openRelease(page: Page, entryId: string) {
  await page.goto(entryAddress(entryId))
  await editorOf(page)
    .getByRole('button', { name: /^Release(?: ·|$)/ })
    .click(read)
  return page.getByRole('dialog', { name: /^Release: / }).frameLocator('iframe')
}

test('a person whose role may not publish sees who may', async ({ page }) => {
  const { entry, headline } = await newPage('Written by an author')
  await page.addInitScript(
    (origin) => location.origin === origin && sessionStorage.setItem('local-contentful:person', 'ravi'),
    new URL(stack.webApp).origin,
  )
  const release = await openRelease(page, entry)
  await expect(release.getByText('Your role may not publish 3 of these.')).toBeVisible(read)
  await expect(
    release.getByText(/^Ask a person with the role .*Editor.*, or an administrator of the space/),
  ).toBeVisible()
  await expect(release.getByRole('checkbox', { disabled: true })).toHaveCount(3)
  await expect(release.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  const offline = release.getByRole('region', { name: 'Take offline' })
  await expect(offline).toContainText(/Your role may not archive this page\. Ask .*, to do it\./)
  await expect(offline.getByRole('button', { name: /^Archive/ })).toHaveCount(0)
  await expectNoViolation(page, 'dialog')
  expect(await isPublished(headline)).toBe(false)
})

test.describe('while Contentful counts too many requests', () => {
  test.use({ allowedErrors: [/status of 429/] })

  test('a release waits, says so, and publishes everything', async ({ page }) => {
    const { entry, headline, band } = await newPage('Released in a crowd')
    const release = await openRelease(page, entry)
    const publish = release.getByRole('button', { name: 'Publish page and 2 blocks' })
    await expect(publish).toBeEnabled(read)
    const crowd = `**/entries/${band}/published`
    await page.route(crowd, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { 'access-control-allow-origin': '*', 'x-contentful-ratelimit-reset': '0' },
            json: { sys: { type: 'Error', id: 'RateLimitExceeded' } },
          }),
    )
    await publish.click()
    await expect(release.getByText('1 of 3 published. Contentful asks to wait a moment…')).toBeVisible(read)
    await expect(release.getByRole('progressbar', { name: 'Published' })).toHaveAttribute('value', '1')
    await page.unroute(crowd)
    await expect(release.getByRole('region', { name: 'Result' })).toContainText('Published: 3', read)
    expect(await Promise.all([headline, band, entry].map(isPublished))).toEqual([true, true, true])
  })
})

test('a section that contains itself is named, shown once and published with its page', async ({ page }) => {
  const { entry, headline, band } = await newPage('Around and around')
  const inner = await draft('section', { internalName: 'The inner band', elements: [linkTo(band)] })
  await edit(band, { elements: [linkTo(headline), linkTo(inner)] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  await expect(previewOf(editor).getByRole('heading', { name: 'Around and around' })).toHaveCount(1)
  await expect(
    editor.getByRole('treeitem', { name: /^Around and around: band, Is around this block/ }),
  ).toBeVisible()
  await expect(
    page.frameLocator('iframe[title$=": sidebar"]').getByRole('region', { name: 'Checks' }),
  ).toContainText(/makes “Around and around: band” contain itself/, read)
  await editor.getByRole('button', { name: /^Release(?: ·|$)/ }).click()
  const release = page.getByRole('dialog', { name: /^Release: / }).frameLocator('iframe')
  await release.getByRole('button', { name: 'Publish page and 3 blocks' }).click(read)
  await expect(release.getByRole('region', { name: 'Result' })).toContainText('Published: 4', read)
  // The section links to itself, so it can only be deleted when nothing is published.
  await edit(inner, { elements: [] })
})
