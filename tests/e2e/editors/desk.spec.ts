import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

async function newPage() {
  const stamp = Date.now()
  const quote = (name: string) => createDraft('quoteBlock', { internalName: `${name} ${stamp}` })
  const [first, second, inner] = [await quote('First'), await quote('Second'), await quote('Inner')]
  const band = await createDraft('section', { internalName: `Band ${stamp}`, elements: [link(inner)] })
  const sections = [first, second, band]
  const page = await createDraft('page', {
    title: `A desk ${stamp}`,
    path: `/a-desk-${stamp}`,
    sections: sections.map(link),
  })
  return { page, first, second, inner, band, sections }
}

// Several previews load.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const treeOf = (page: Page) => editorOf(page).getByRole('tree', { name: 'Blocks' })
const row = (page: Page, name: RegExp) => treeOf(page).getByRole('treeitem', { name })
const crumbs = (page: Page) => editorOf(page).getByRole('navigation', { name: 'Breadcrumb' })
const quoteField = (page: Page) => editorOf(page).getByRole('textbox', { name: /^Attribution/ })

async function open(page: Page, entry: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  await expect(row(page, /^First/)).toBeVisible({ timeout: 30_000 })
}

test('the outline shows the blocks with their types and states, and walks by keyboard', async ({ page }) => {
  const { page: id } = await newPage()
  await open(page, id)
  await expect(row(page, /^First \d+, Quote(?:, \d+ errors?)?, Draft, not published yet/)).toHaveAttribute(
    'aria-level',
    '2',
  )
  await row(page, /^A desk/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, /^First/)).toBeFocused()
  await page.keyboard.press('End')
  await expect(row(page, /^Inner/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, /^Band/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, /^Inner/)).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(row(page, /^Second/)).toBeFocused()
})

test('a block is moved and removed by keyboard, said aloud, and undone', async ({ page }) => {
  const { page: id, first, second, band, sections } = await newPage()
  await open(page, id)
  await row(page, /^Second/).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(
    editorOf(page)
      .getByText(/^Moved “Second \d+”/)
      .first(),
  ).toBeAttached()
  await expect(row(page, /^Second/)).toBeFocused()
  await expect.poll(() => storedValue(id, 'sections')).toEqual([second, first, band].map(link))
  await page.keyboard.press('Delete')
  await expect(row(page, /^Second/)).toHaveCount(0)
  await expect(row(page, /^First/)).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedValue(id, 'sections')).toEqual(sections.map(link))
})

test('a block opens beside the preview, is written, and the way back is kept over a reload', async ({
  page,
}) => {
  const { page: id, inner } = await newPage()
  await open(page, id)
  await row(page, /^Inner/).click()
  await expect(crumbs(page).getByRole('listitem')).toHaveText([/^A desk/, /^Band/, /^Inner/])
  await quoteField(page).fill('Maren')
  await expect.poll(() => storedValue(inner, 'attribution'), { timeout: 15_000 }).toBe('Maren')
  await page.reload()
  await expect(quoteField(page)).toHaveValue('Maren', { timeout: 30_000 })
  await expect(row(page, /^Inner/)).toHaveAttribute('aria-selected', 'true')
  await editorOf(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(crumbs(page).getByRole('listitem')).toHaveText([/^A desk/, /^Band/])
  await crumbs(page)
    .getByRole('button', { name: /^A desk/ })
    .click()
  await expect(editorOf(page).getByRole('textbox', { name: /^Title/ })).toBeVisible()
})

test('the menu of a row duplicates and hides, and Escape returns to the row', async ({ page }) => {
  const { page: id, first } = await newPage()
  await open(page, id)
  await row(page, /^First/).focus()
  await page.keyboard.press('Shift+F10')
  const menu = editorOf(page).getByRole('menu', { name: /^Actions for First/ })
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, /^First/)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Hide on the site' }).click()
  await expect(row(page, /^First \d+, Quote, Hidden on the site/)).toBeVisible()
  await expect.poll(() => storedValue(first, 'isHidden'), { timeout: 15_000 }).toBe(true)
})

test('a block is dragged into another list', async ({ page }) => {
  const { page: id, first, band, inner } = await newPage()
  await open(page, id)
  await row(page, /^First/).dragTo(row(page, /^Inner/), { targetPosition: { x: 90, y: 30 } })
  await expect
    .poll(() => storedValue(band, 'elements'), { timeout: 15_000 })
    .toEqual([inner, first].map(link))
  await expect(row(page, /^First/)).toHaveAttribute('aria-level', '3')
})

test('layout and colors are folded, and the desk breaks no rule of axe', async ({ page }) => {
  const { page: id } = await newPage()
  await open(page, id)
  await row(page, /^Band/).click()
  const layout = editorOf(page).locator('summary').filter({ hasText: 'Layout' })
  await expect(layout).toBeVisible()
  await expect(editorOf(page).getByRole('combobox', { name: /^Flex direction/ })).toHaveCount(0)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await brokenRules(page, {
        exclude: [
          ['iframe[title$=": editor"]', 'iframe'],
          ['iframe[title$=": sidebar"]', 'iframe'],
        ],
        withFrames: true,
      }),
    ).toEqual([])
  }
  await editorOf(page).getByRole('button', { name: 'Outline', exact: true }).click()
  await row(page, /^First/).click()
  await expect(quoteField(page)).toBeVisible()
  await expect(editorOf(page).getByRole('button', { name: 'Outline', exact: true })).toBeFocused()
})
