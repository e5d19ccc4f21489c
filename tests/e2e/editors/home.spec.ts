import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { contentful, createDraft, deleteDrafts } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// Other tests change both spaces meanwhile.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const address = `${stack.webApp}/spaces/${stack.spaces.association}/environments/${stack.environment}/home`
const homeOf = (page: Page) => page.frameLocator('iframe[title$=": home"]')
/** Milliseconds for both spaces. */
const read = { timeout: 60_000 }

async function openHome(page: Page) {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(address)
  await expect(homeOf(page).getByRole('heading', { name: 'Association', level: 1 })).toBeVisible(read)
  return homeOf(page)
}

async function isArchived(entryId: string) {
  const { sys } = await contentful.entry.get({ spaceId: stack.spaces.association, entryId })
  return sys.archivedVersion !== undefined
}

test('the home shows the drafts of this person, and each opens its entry', async ({ page }) => {
  const name = `A draft of mine ${Date.now()}`
  const draft = await createDraft('quoteBlock', { internalName: name })
  const home = await openHome(page)
  const mine = home.getByRole('region', { name: /^My drafts/ }).getByRole('button', { name })
  await expect(mine).toContainText('Quote · never published', read)
  await mine.click()
  await expect(page).toHaveURL(new RegExp(`entries/${draft}`))
})

test('a block that no page shows is archived, and brought back by Undo', async ({ page }) => {
  const name = `An unused block ${Date.now()}`
  const block = await createDraft('quoteBlock', { internalName: name })
  const home = await openHome(page)
  const unused = home.getByRole('region', { name: /^Not used on any page/ })
  const archive = unused.getByRole('button', { name: `Archive ${name}` })
  const more = unused.getByRole('button', { name: /^Show \d+ more/ })
  // The list grows in steps, as spaces are read.
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(archive).toBeVisible({ timeout: 1_000 })
  }).toPass(read)
  await archive.click()
  await expect(home.getByText(`Archived “${name}”.`)).toBeVisible()
  await expect(archive).toHaveCount(0)
  expect(await isArchived(block)).toBe(true)
  await home.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(home.getByText(`“${name}” is back.`)).toBeVisible()
  await expect(archive).toBeVisible()
  expect(await isArchived(block)).toBe(false)
})

test('the home breaks no rule of axe and is no wider than its frame', async ({ page }) => {
  const home = await openHome(page)
  await expect(home.getByText('Reading…')).toHaveCount(0, read)
  // The button fades in after both checks.
  await expect(home.getByRole('button', { name: 'Check again' })).toBeEnabled(read)
  await expect(home.getByRole('button', { name: 'Check again' })).toHaveCSS('opacity', '1')
  expect(await brokenRules(page, { include: ['iframe[title$=": home"]'], withFrames: true })).toEqual([])
  const overflow = await home.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
