import { entryAddress } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const details = [
  { id: 'article-the-first-hundred-days', heading: /^Title/ },
  { id: 'course-people', heading: /^Title/ },
  { id: 'press-fellows', heading: /^Title/ },
  { id: 'job-2026-033', heading: /^Job title/ },
]

for (const { id, heading } of details)
  test(`typing the heading of ${id} changes its page inside the shell, and how lists show it`, async ({
    page,
  }) => {
    await page.goto(entryAddress(id))
    await isLive(editorOf(page))
    const preview = previewOf(editorOf(page))
    const title = editorOf(page).getByRole('textbox', { name: heading })
    const before = await title.inputValue()
    await title.fill(`${before} now`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${before} now`)
    await expect(preview.getByRole('banner')).toBeVisible()
    await expect(preview.getByRole('complementary', { name: 'In lists' })).toContainText(`${before} now`)
    await title.fill(before)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(before)
  })

test('typing in the body of an article changes its page', async ({ page }) => {
  await page.goto(entryAddress('article-the-first-hundred-days'))
  await isLive(editorOf(page))
  const preview = previewOf(editorOf(page))
  const body = editorOf(page).getByRole('textbox', { name: /^Body/ })
  await body.press('ControlOrMeta+Home')
  await body.pressSequentially('Typed just now. ')
  await expect(preview.locator('main')).toContainText('Typed just now.')
  for (const _ of 'Typed just now. ') await body.press('Backspace')
  await expect(preview.locator('main')).not.toContainText('Typed just now.')
})
