import type { Page } from '@playwright/test'
import { colleague, contentful, createDraft, deleteDrafts, edit, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// Editors with previews load repeatedly.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()
const attributionOf = (page: Page) => editorOf(page).getByRole('textbox', { name: /^Attribution/ })
/** The internal name is in a closed group. */
async function nameOf(page: Page) {
  const name = editorOf(page).getByRole('textbox', { name: /^Internal name/ })
  if (!(await name.isVisible())) await editorOf(page).locator('summary', { hasText: /^More/ }).click()
  return name
}
const newsOf = (page: Page) => editorOf(page).getByRole('status', { name: 'Changes of colleagues' })
const newQuote = () => createDraft('quoteBlock', { internalName: 'A quote to undo', attribution: 'Ann' })
const byMaren = (entry: string, fields: Record<string, unknown>) => edit(entry, fields, { by: colleague })

test('typed text is undone and done again pause by pause, wherever the cursor is', async ({ page }) => {
  const quote = await newQuote()
  await page.goto(entryAddress(quote))
  await attributionOf(page).fill('Anna')
  await expect(editorOf(page).getByText('Typed in Attribution.')).toBeAttached() // the first pause
  await attributionOf(page).press('End')
  await page.keyboard.type(' Moreau')
  await expect(attributionOf(page)).toHaveValue('Anna Moreau')
  await expect(editorOf(page).getByRole('button', { name: 'Undo: Typed in Attribution' })).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(attributionOf(page)).toHaveValue('Anna')
  await page.keyboard.press('Control+z')
  await expect(attributionOf(page)).toHaveValue('Ann')
  await (await nameOf(page)).focus()
  await page.keyboard.press('Control+Shift+z')
  await expect(attributionOf(page)).toHaveValue('Anna')
  await expect.poll(() => storedValue(quote, 'attribution')).toBe('Anna')
})

test('typed text is undone after Back and a reload', async ({ page }) => {
  const quote = await newQuote()
  await page.goto(`${entryAddress(quote)}?previousEntries=home-quote`)
  await attributionOf(page).fill('Anna Moreau')
  await expect.poll(() => storedValue(quote, 'attribution')).toBe('Anna Moreau')
  await page.getByRole('link', { name: '← Back' }).click()
  await expect(page).toHaveURL(/entries\/home-quote$/)
  await page.goBack()
  await page.reload()
  await expect(attributionOf(page)).toHaveValue('Anna Moreau')
  await editorOf(page).getByRole('button', { name: 'Undo: Typed in Attribution' }).click()
  await expect(attributionOf(page)).toHaveValue('Ann')
  await expect.poll(() => storedValue(quote, 'attribution')).toBe('Ann')
})

test('what a colleague changes arrives in the field, and the editor says who it was', async ({ page }) => {
  const quote = await newQuote()
  await page.goto(entryAddress(quote))
  await expect(attributionOf(page)).toHaveValue('Ann')
  await byMaren(quote, { attribution: 'Maren was here' })
  await expect(attributionOf(page)).toHaveValue('Maren was here')
  await expect(newsOf(page)).toContainText('Maren changed this page just now')
  await newsOf(page).getByRole('button', { name: 'Show' }).click()
  await expect(attributionOf(page)).toBeFocused()
  await newsOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(newsOf(page)).toHaveText('')
})

test('announces a colleague’s change of a block below the page, but not the editor’s own', async ({
  page,
}) => {
  const quote = await newQuote()
  const link = { sys: { type: 'Link', linkType: 'Entry', id: quote } }
  const section = await createDraft('section', { internalName: 'A section to watch', elements: [link] })
  await page.goto(entryAddress(section))
  await expect(editorOf(page).locator('summary', { hasText: /^More/ })).toBeVisible()
  const name = await nameOf(page)
  await name.fill('A section that is watched')
  await expect.poll(() => storedValue(section, 'internalName')).toBe('A section that is watched')
  await byMaren(quote, { attribution: 'Maren' })
  await expect(newsOf(page)).toContainText('Maren changed “A quote to undo”')
  await expect(newsOf(page)).not.toContainText('more change')
})

test('announces a change of a file below the page, with a button to its field', async ({ page }) => {
  const spaceId = stack.spaces.association
  const fields = { title: { 'en-US': 'Bees to watch' }, file: {} }
  const { sys } = await contentful.asset.create({ spaceId }, { fields })
  const link = { sys: { type: 'Link', linkType: 'Asset', id: sys.id } }
  const media = await createDraft('media', { internalName: 'A file to watch', mediaFile: link })
  await page.goto(entryAddress(media))
  await expect(editorOf(page).getByText('Bees to watch').first()).toBeVisible()
  const stored = await colleague.asset.get({ spaceId, assetId: sys.id })
  await colleague.asset.update(
    { spaceId, assetId: sys.id },
    { ...stored, fields: { ...fields, description: { 'en-US': 'Bees in spring' } } },
  )
  await expect(newsOf(page)).toContainText('Maren changed the file “Bees to watch”', { timeout: 30_000 })
  await newsOf(page).getByRole('button', { name: 'Show' }).click()
  await expect(editorOf(page).locator('[data-field="mediaFile"]')).toBeVisible()
  await contentful.asset.delete({ spaceId, assetId: sys.id })
})

test.describe('beside a colleague', () => {
  // The browser logs the conflict.
  test.use({ allowedErrors: [/409 \(Conflict\)/] })

  for (const [button, value] of [
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ] as const)
    test(`a field that both changed waits for a decision: ${button}`, async ({ page }) => {
      const quote = await newQuote()
      await page.goto(entryAddress(quote))
      await expect(attributionOf(page)).toHaveValue('Ann')
      // Concurrent, because a change that the editor knows is no conflict.
      await Promise.all([
        byMaren(quote, { attribution: 'Theirs', internalName: 'Named by Maren' }),
        attributionOf(page).fill('Mine'),
      ])
      const note = editorOf(page).getByRole('alert').filter({ hasText: 'Maren changed “Attribution”' })
      await expect(note).toBeVisible()
      await expect(attributionOf(page)).toHaveValue('Mine')
      await note.getByRole('button', { name: 'Compare field by field' }).click()
      const dialog = editorOf(page).getByRole('dialog')
      await expect(dialog.getByRole('radio', { name: /^Yours/ })).toBeChecked()
      await expect(dialog.getByRole('radio', { name: /^By Maren/ })).not.toBeChecked()
      await expect(dialog).toContainText('Theirs')
      await dialog.getByRole('button', { name: 'Decide later' }).click()
      await note.getByRole('button', { name: button }).click()
      await expect(note).toHaveCount(0)
      await expect(attributionOf(page)).toHaveValue(value)
      await expect(await nameOf(page)).toHaveValue('Named by Maren')
      await expect.poll(() => storedValue(quote, 'attribution')).toBe(value)
      await expect(page.locator('.page-header').last().getByText('Saved', { exact: true })).toBeVisible()
    })
})
