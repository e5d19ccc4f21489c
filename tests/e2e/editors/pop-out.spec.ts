import { createDraft, deleteDrafts } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf, isLive } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)

test('the preview opens in its own window, follows typing, and comes back', async ({ page }) => {
  const id = await createDraft('title', { internalName: 'Pop-out', text: 'Before', tag: 'h2' })
  await page.goto(entryAddress(id))
  const editor = editorOf(page)
  await isLive(editor)
  const opening = page.waitForEvent('popup')
  await editor.getByRole('button', { name: 'Own window' }).click()
  const popup = await opening
  await expect(popup.getByText('Before')).toBeVisible()
  await expect(editor.getByText('The preview is in its own window.')).toBeVisible()
  await editor.getByRole('textbox', { name: /^Text/ }).fill('Typed for the second screen')
  await expect(popup.getByText('Typed for the second screen')).toBeVisible()
  await editor.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await isLive(editor)
})

test('closing the window brings the preview back', async ({ page }) => {
  const id = await createDraft('title', { internalName: 'Pop-out', text: 'Closed', tag: 'h2' })
  await page.goto(entryAddress(id))
  const editor = editorOf(page)
  await isLive(editor)
  const opening = page.waitForEvent('popup')
  await editor.getByRole('button', { name: 'Own window' }).click()
  const popup = await opening
  await expect(popup.getByText('Closed')).toBeVisible()
  await popup.close()
  await isLive(editor)
})
