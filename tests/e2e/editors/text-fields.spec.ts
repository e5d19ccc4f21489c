import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { expect, test } from '../test.ts'

// Editors with previews load repeatedly.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()

async function openQuote(page: Page) {
  const quote = await createDraft('quoteBlock', { internalName: 'A quote to draft', attribution: 'Ann' })
  await page.goto(entryAddress(quote))
}

test('a counter is read with its field and announces only that the limit is near', async ({ page }) => {
  await openQuote(page)
  const field = editorOf(page).getByRole('textbox', { name: /^Attribution/ })
  await expect(field).toHaveAccessibleDescription(/3 of 200 characters/)
  const announced = editorOf(page).locator('[data-field="attribution"]').getByRole('status')
  await field.fill('Anna')
  await expect(field).toHaveAccessibleDescription(/4 of 200 characters/)
  await expect(announced).toHaveText('')
  await field.fill('A'.repeat(180))
  await expect(announced).toHaveText('Near the limit of 200 characters.')
  await field.fill('A'.repeat(201))
  await expect(announced).toHaveText('')
  await expect(editorOf(page).getByText(/Attribution must be at most 200 characters/)).toBeVisible()
})
