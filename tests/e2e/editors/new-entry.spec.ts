import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)

const sidebarOf = (page: Page) => page.frameLocator('iframe[title$=": sidebar"]')
const read = { timeout: 30_000 }

test('a new entry stays quiet until a field is left, and shows everything when a release is tried', async ({
  page,
}) => {
  await page.goto(entryAddress(await createDraft('page', {})))
  const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
  const missing = editorOf(page).getByRole('listitem').filter({ hasText: 'is required.' })
  const title = editorOf(page)
    .getByRole('textbox', { name: /^Title/ })
    .first()
  await expect(checks.getByText(/\d fields? (is|are) still to be filled\./)).toBeVisible(read)
  await expect(title).toBeVisible(read)
  await expect(missing).toHaveCount(0)
  await title.focus()
  await page.keyboard.press('Tab')
  await expect(missing).toHaveText(['Title is required.'])
  await expect(checks.getByRole('button', { name: /^Title/ })).toBeVisible()
  await expect(checks.getByRole('button', { name: /^Path/ })).toHaveCount(0)

  await sidebarOf(page)
    .getByRole('region', { name: 'Publication' })
    .getByRole('button', { name: /^Publish/ })
    .click(read)
  await page
    .getByRole('dialog', { name: /^Release: / })
    .frameLocator('iframe')
    .getByRole('button', { name: 'Close' })
    .click(read)
  await expect(missing.filter({ hasText: 'Path is required.' })).toBeVisible()
  await expect(checks.getByRole('button', { name: /^Path/ })).toBeVisible()
})
