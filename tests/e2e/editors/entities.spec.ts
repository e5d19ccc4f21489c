import type { Page } from '@playwright/test'
import { edit } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { expect, test } from '../test.ts'

const written = 'Research &amp; practice,&nbsp;&copy;&#x20;2026, &notanentity;'
const read = /Research & practice,\s© 2026, &notanentity;/

test('the live preview shows the characters that Markdown in JSON names', async ({ page }) => {
  const before = { title: 'Where to?', shortcuts: [{ title: 'Courses', link: '/resources' }] }
  await edit('membership-shortcuts', { kind: 'welcomeLanding', data: { ...before, description: 'Before.' } })
  await page.goto(entryAddress('membership-shortcuts'))
  await editor(page).getByRole('button', { name: 'Edit as text' }).click()
  const data = editor(page).getByRole('textbox', { name: /^Data/ })
  const preview = editor(page).frameLocator('iframe').locator('main')
  await expect(preview).toContainText('Before.', { timeout: 20_000 })
  await data.fill(JSON.stringify({ ...before, description: written }))
  await expect(preview).toContainText(read)
})

test('a text shows the characters that were typed, for it is no Markdown', async ({ page }) => {
  await page.goto(entryAddress('home-quote'))
  const field = editor(page).getByRole('textbox', { name: /^Quote/ })
  const before = (await field.textContent()) ?? ''
  await field.fill(written)
  await expect(editor(page).frameLocator('iframe').locator('blockquote').first()).toHaveText(written)
  await field.fill(before)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

const editor = (page: Page) => page.frameLocator('iframe[title$=": editor"]')
