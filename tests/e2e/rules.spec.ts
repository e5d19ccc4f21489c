import type { Page } from '@playwright/test'
import { entryAddress } from './environment.ts'
import { gate } from './publish-gate.ts'
import { expect, test } from './test.ts'

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]')
const sidebarOf = (page: Page) => page.frameLocator('iframe[title$=": sidebar"]')

/** The sidebar has looked at the page and at all that it links to. */
const treeRead = { timeout: 30_000 }

test.describe('a page with errors', () => {
  // The refusal that is looked for is a 422, and the browser says so.
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('cannot be published while the gate is on, and can be when it is off', async ({ page }) => {
    await gate(page, 'on')
    await page.goto(entryAddress('broken'))
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    await expect(
      checks.getByRole('region', { name: 'Errors' }).getByRole('button', {
        name: /^Section: Broken: a section inside itself › Elements.*Links to itself/,
      }),
    ).toBeVisible(treeRead)

    const description = editorOf(page).getByRole('textbox', { name: /^Description/ })
    await description.fill('Changed, so that there is something to publish.')
    await expect(checks).toContainText('Publishing is blocked until the errors are mended.')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect(page.getByText(/^Blocked until the checks in the sidebar pass/)).toBeVisible()

    await gate(page, 'off')
    await page.goto(entryAddress('broken'))
    await expect(checks).toContainText('errors', treeRead)
    await expect(async () => {
      await publish.click()
      await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
  })
})

test('a marker in the preview says what is wrong with its block, and opens the field', async ({ page }) => {
  await page.goto(entryAddress('broken'))
  const preview = editorOf(page).frameLocator('iframe').first()
  const marker = preview.getByRole('button', { name: /Button 1 URL leads nowhere/ })
  await expect(marker).toBeVisible({ timeout: 30_000 }) // the preview opens first
  await marker.click()
  await expect(page).toHaveURL(/\/entries\/broken-addresses/)
  // The page's own editor waits behind the one that opened.
  const opened = editorOf(page).last()
  await expect(opened.getByRole('textbox', { name: /^Button 1 URL/ })).toBeFocused()
})
