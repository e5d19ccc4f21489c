import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { keyTo } from '../keyboard.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

// Editors with previews load.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const saved = { timeout: 20_000 }
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

async function open(page: Page, entry: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  const preview = previewOf(editor)
  const fold = (name: string) => editor.locator('summary').filter({ hasText: name }).last()
  return { editor, preview, fold }
}

async function newList() {
  const stats: string[] = []
  for (const figure of ['1', '2', '3'])
    stats.push(await createDraft('stats', { internalName: `Picked ${figure}`, figure, label: 'Figures' }))
  return createDraft('statsList', {
    ...{ internalName: 'Picked list', title: 'In figures', stats: stats.map(link) },
  })
}

test('space, columns and colors are picked by sight with the mouse, and the preview follows', async ({
  page,
}) => {
  const entry = await newList()
  const { editor, preview, fold } = await open(page, entry)
  const title = preview.getByRole('heading', { name: 'In figures' })
  const list = preview.locator('div').filter({ has: title }).last()
  await fold('Layout').click()
  await editor.getByRole('radiogroup', { name: 'Padding top' }).getByTitle('Huge').click()
  await expect(list).toHaveClass(/\bpt-5\b/)
  await editor.getByRole('radiogroup', { name: 'Column count' }).getByTitle('2 columns').click()
  await expect(list.locator('[style*="--columns"]')).toHaveAttribute('style', /--columns:\s*2\b/)
  await fold('Colors').click()
  await editor.getByRole('button', { name: 'Choose Background color' }).click()
  await editor
    .getByRole('radiogroup', { name: 'Background color from the palette' })
    .getByTitle('Light blue')
    .click()
  await expect(list).toHaveCSS('background-color', 'rgb(214, 232, 247)')
  await expect(fold('Colors')).toContainText('Background color lightBlue')
  await expect.poll(() => storedValue(entry, 'backgroundColor'), saved).toBe('lightBlue')
  expect(await storedValue(entry, 'paddingTop')).toBe(5)
  expect(await storedValue(entry, 'columnCount')).toBe(2)
})

test('width, alignment and a color are picked with the keyboard alone, and Escape returns to the swatch', async ({
  page,
}) => {
  const entry = await createDraft('title', { internalName: 'Picked title', text: 'Look at me', tag: 'h2' })
  const { editor, preview, fold } = await open(page, entry)
  const heading = preview.getByRole('heading', { name: 'Look at me' })
  await expect(heading).toBeVisible()
  const checked = (group: string) =>
    editor.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true })
  await keyTo(page, editor.getByRole('textbox', { name: /^Text/ }))
  await keyTo(page, fold('Layout'))
  await page.keyboard.press('Enter')
  await keyTo(page, editor.getByRole('radiogroup', { name: 'Text align' }).getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(checked('Text align')).toBeFocused()
  await expect(heading).toHaveCSS('text-align', 'center')
  await keyTo(page, checked('Column width'))
  for (const _ of 'four') await page.keyboard.press('ArrowLeft')
  await expect(editor.getByText('8 of 12 columns')).toBeVisible()
  await expect(preview.locator('[style*="--columns"]')).toHaveAttribute('style', /--columns:\s*66\.6/)

  await keyTo(page, fold('Colors'))
  await page.keyboard.press('Enter')
  const swatch = editor.getByRole('button', { name: 'Choose Color', exact: true })
  await keyTo(page, swatch)
  await page.keyboard.press('Enter')
  const palette = editor.getByRole('radiogroup', { name: 'Color from the palette' })
  await expect(palette.getByRole('radio', { name: 'White' })).toBeFocused()
  await keyTo(page, palette.getByRole('radio', { name: 'Green', exact: true }), 'ArrowRight')
  await expect(heading).toHaveCSS('color', 'rgb(31, 122, 85)')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(swatch).toBeFocused()
  await expect.poll(() => storedValue(entry, 'color'), saved).toBe('green')
  expect(await storedValue(entry, 'textAlign')).toBe('center')
  expect(await storedValue(entry, 'columnWidth')).toBe(8)
})
