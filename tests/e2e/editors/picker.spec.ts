import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { contentful, createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

// Editors with previews load.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

async function newPage() {
  const stamp = Date.now()
  const quote = await createDraft('quoteBlock', {
    internalName: `First quote ${stamp}`,
    attribution: 'Maren',
  })
  const title = `Picker ${stamp}`
  const page = await createDraft('page', { title, path: `/picker-${stamp}`, sections: [link(quote)] })
  const sections = async () => {
    const stored = (await storedValue(page, 'sections')) as { sys: { id: string } }[] | undefined
    return (stored ?? []).map(({ sys }) => sys.id)
  }
  const removeInserted = async () => {
    const inserted = (await sections()).filter((id) => id !== quote)
    for (const entryId of inserted) await contentful.entry.delete({ spaceId, entryId })
  }
  return { page, title, quote, sections, removeInserted }
}

async function openPicker(page: Page, entry: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await editor.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first().hover()
  await editor
    .getByRole('button', { name: /^Add a block to / })
    .first()
    .click()
  const search = editor.getByRole('combobox', { name: 'Search blocks' })
  await expect(search).toBeFocused()
  return { editor, search, options: editor.getByRole('listbox', { name: 'Blocks' }).getByRole('option') }
}

test('a block is found by a synonym, inserted with example text and a name, and its first field has the focus', async ({
  page,
}) => {
  const { page: id, title, sections, removeInserted } = await newPage()
  const { editor, search, options } = await openPicker(page, id)
  await search.fill('testimonial')
  await expect(options.first()).toHaveAccessibleName(/^Quote /)
  await search.press('Enter')
  await expect(search).toHaveCount(0)
  await expect.poll(async () => (await sections()).length).toBe(2)
  const inserted = (await sections()).at(-1) ?? ''
  expect(await storedValue(inserted, 'internalName')).toBe(`Quote · ${title}`)
  expect(JSON.stringify(await storedValue(inserted, 'quote'))).toContain('I learned to lead')
  await expect(editor.locator('[data-field="quote"] :focus')).toHaveCount(1)
  await removeInserted()
})

test('arrow keys move through the pictures, and only types that the list accepts are offered', async ({
  page,
}) => {
  const { page: id } = await newPage()
  const { editor, search, options } = await openPicker(page, id)
  await expect(editor.getByRole('dialog', { name: /^Add to “/ })).toBeVisible()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await search.press('ArrowRight')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await search.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'false')
  await search.fill('product variant')
  await expect(options).toHaveCount(0)
  await expect(editor.getByRole('status').filter({ hasText: 'No block fits' })).toBeVisible()
  await search.fill('section')
  await expect(options.first().locator('img')).toHaveJSProperty('complete', true)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenRules(page, { include: ['iframe[title$=": editor"]'], withFrames: true })).toEqual([])
  }
  await search.press('Escape')
  await expect(search).toHaveCount(0)
})

test('blocks are saved as a pattern, inserted with names of their own, and the pattern is deleted', async ({
  page,
}) => {
  const { page: id, title, sections, removeInserted } = await newPage()
  const { editor } = await openPicker(page, id)
  const name = `Pattern ${title}`
  await editor.getByRole('tab', { name: 'Patterns' }).click()
  await editor.getByRole('button', { name: 'Save blocks as a pattern' }).click()
  await editor.getByRole('textbox', { name: /^Name of the pattern/ }).fill(name)
  await editor.getByRole('button', { name: 'Save pattern' }).click()
  const pattern = editor
    .getByRole('list', { name: 'Patterns' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await pattern.getByRole('button', { name: 'Insert' }).click()
  await expect(pattern).toHaveCount(0)
  await expect.poll(async () => (await sections()).length).toBe(2)
  const inserted = (await sections()).at(-1) ?? ''
  expect(await storedValue(inserted, 'internalName')).toBe(`Maren · ${title}`)
  expect(await storedValue(inserted, 'attribution')).toBe('Maren')
  await editor
    .getByRole('button', { name: /^Add a block to / })
    .first()
    .click()
  await editor.getByRole('tab', { name: 'Patterns' }).click()
  await pattern.getByRole('button', { name: `Delete “${name}”` }).click()
  await pattern.getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(pattern).toHaveCount(0)
  await removeInserted()
})
