import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const title = (text: string) => createDraft('title', { internalName: text, text, tag: 'h2' })

async function openPage(page: Page) {
  const ids = [await title('First words'), await title('Second words'), await title('Third words')]
  const id = await createDraft('page', { title: 'Canvas', path: '/canvas', sections: ids.map(link) })
  await page.goto(entryAddress(id))
  const editor = editorOf(page)
  await isLive(editor)
  await editor.getByRole('radio', { name: 'Edit', exact: true }).check({ force: true })
  const preview = previewOf(editor)
  await expect(preview.getByText('First words')).toBeVisible()
  // The tools load late and miss earlier pointer moves.
  await expect(preview.getByRole('button', { name: /Edit blocks with the keyboard/ })).toBeAttached()
  // A late font moves the blocks, so the pointer misses the tools.
  await preview.locator('html').evaluate(async () => void (await document.fonts.ready))
  const order = async () =>
    ((await storedValue(id, 'sections')) ?? []).map(({ sys }: ReturnType<typeof link>) => ids.indexOf(sys.id))
  return { editor, preview, order, id, ids }
}

const words = ['First words', 'Second words', 'Third words']
type Preview = ReturnType<typeof previewOf>

const shown = async (preview: Preview) =>
  (await preview.getByRole('heading').allInnerTexts()).filter((text) => words.includes(text))

test('a pointer over a block shows its type and tools; a click selects it', async ({ page }) => {
  const { preview } = await openPage(page)
  await preview.getByText('Second words').hover()
  const toolbar = preview.getByRole('toolbar')
  await expect(toolbar).toHaveAccessibleName('Title “Second words”, 2 of 3')
  await expect(preview.getByRole('button', { name: 'Insert after Title' })).toBeVisible()
  await preview.getByText('Third words').hover()
  await expect(toolbar).toHaveAccessibleName('Title “Third words”, 3 of 3')
})

test('a block moves by its buttons, and the page and Contentful follow', async ({ page }) => {
  const { preview, order } = await openPage(page)
  await preview.getByText('Third words').hover()
  await preview.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => shown(preview)).toEqual(['First words', 'Third words', 'Second words'])
  await expect.poll(order).toEqual([0, 2, 1])
})

test('the keyboard reaches each block, moves it and removes it, and keeps the focus', async ({ page }) => {
  const { preview, order } = await openPage(page)
  await preview.getByRole('button', { name: /Edit blocks with the keyboard/ }).focus()
  await page.keyboard.press('Enter')
  const toolbar = preview.getByRole('toolbar')
  await expect(toolbar).toHaveAccessibleName('Title “First words”, 1 of 3')
  await expect(preview.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(toolbar).toHaveAccessibleName('Title “Second words”, 2 of 3')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(toolbar).toHaveAccessibleName('Title “Second words”, 1 of 3')
  await expect.poll(() => shown(preview)).toEqual(['Second words', 'First words', 'Third words'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(preview.getByRole('status')).toContainText(['It is the first block of its list.'])
  await page.keyboard.press('Delete')
  await expect.poll(() => shown(preview)).toEqual(['First words', 'Third words'])
  await expect.poll(order).toEqual([0, 2])
  await expect(toolbar.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
})

test('a block is dragged to another place; Escape leaves it where it was', async ({ page }) => {
  const { preview, order } = await openPage(page)
  const drag = async (isDropped: boolean) => {
    await preview.getByText('First words').hover()
    await preview.getByRole('button', { name: 'Drag', exact: true }).hover()
    await page.mouse.down()
    const box = await preview.getByText('Third words').boundingBox()
    if (!box) throw new Error('The third block is not shown.')
    await page.mouse.move(box.x + 20, box.y + box.height + 6, { steps: 6 })
    await expect(preview.getByText('After Title')).toBeVisible()
    if (!isDropped) await page.keyboard.press('Escape')
    await page.mouse.up()
  }
  await drag(false)
  await expect(preview.getByText('After Title')).toHaveCount(0)
  expect(await shown(preview)).toEqual(words)
  await drag(true)
  await expect.poll(() => shown(preview)).toEqual(['Second words', 'Third words', 'First words'])
  await expect.poll(order).toEqual([1, 2, 0])
})

test('a hidden block becomes a ghost, which shows it again', async ({ page }) => {
  const { preview, ids } = await openPage(page)
  await preview.getByText('Second words').hover()
  await preview.getByRole('button', { name: 'Hide', exact: true }).click()
  const ghost = preview.getByRole('note', { name: 'Hidden block: Title' })
  await expect(ghost).toBeVisible()
  await expect(preview.getByText('Second words')).toHaveCount(0)
  await expect.poll(() => storedValue(ids[1] ?? '', 'isHidden')).toBe(true)
  await ghost.getByRole('button', { name: 'Show' }).click()
  await expect(preview.getByText('Second words')).toBeVisible()
})

test('in browse mode a click opens no field, and tools are gone', async ({ page }) => {
  const { editor, preview } = await openPage(page)
  await editor.getByRole('radio', { name: 'Browse' }).check({ force: true })
  await preview.getByText('Second words').click()
  await expect(preview.getByRole('toolbar')).toHaveCount(0)
  await expect(preview.locator('[data-focused]')).toHaveCount(0)
})
