import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf, isLive } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

// Editors with previews load.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const saved = { timeout: 20_000 }

test('Markdown that undo brings back is shown, and the next key adds to it', async ({ page }) => {
  const entry = await createDraft('jsonData', {
    internalName: 'Markdown of a form',
    kind: 'actionCards',
    data: { description: 'Old words', cards: [{ title: 'A course' }] },
  })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  const text = editor.getByRole('textbox', { name: 'Description', exact: true }).first()
  const stored = async () => (await storedValue(entry, 'data')).description
  await text.press('Control+End')
  await page.keyboard.insertText(' and new')
  await expect.poll(stored, saved).toBe('Old words and new')
  await editor.getByRole('button', { name: /^Undo: / }).click()
  await expect(text).toHaveText('Old words')
  await text.press('Control+End')
  await page.keyboard.insertText('!')
  await expect.poll(stored, saved).toBe('Old words!')
})
