import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts, edit, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { expect, test } from '../test.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

async function newSection() {
  const names = ['First', 'Second', 'Third'].map((name) => `${name} ${Date.now()}`)
  const ids: string[] = []
  for (const internalName of names) ids.push(await createDraft('quoteBlock', { internalName }))
  const section = await createDraft('mediaCardSection', {
    internalName: 'A section to draft',
    contents: ids.map(link),
  })
  const open = async (page: Page, query = '') => {
    await page.goto(entryAddress(section) + query)
    await expect(contents(page).getByRole('listitem').first()).toContainText('First')
  }
  return { section, names, ids, open }
}

// Editors with previews load repeatedly.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()
const contents = (page: Page) => editorOf(page).getByRole('group', { name: 'Contents', exact: true })
const action = (page: Page, name: RegExp) => contents(page).getByRole('button', { name })
const orderOf = (page: Page) => contents(page).locator('[data-action="open"]')
const inOrder = (page: Page, ...names: RegExp[]) => expect(orderOf(page)).toHaveText(names)

test('Ctrl+Z and “Undo” revert changes of links; typed text has its own undo', async ({ page }) => {
  const { open } = await newSection()
  await open(page)
  await action(page, /^Remove First/).click()
  await inOrder(page, /^Second/, /^Third/)
  await expect(action(page, /^Remove Second/)).toBeFocused()
  await page.keyboard.press('Control+z')
  await inOrder(page, /^First/, /^Second/, /^Third/)
  await page.keyboard.press('Control+Shift+z')
  await inOrder(page, /^Second/, /^Third/)
  await page.keyboard.press('Control+z')

  await action(page, /^Move Third \d+ up/).click()
  await inOrder(page, /^First/, /^Third/, /^Second/)
  const undo = editorOf(page).getByRole('button', { name: /^Undo: Moved “Third \d+” up/ })
  await undo.click()
  await inOrder(page, /^First/, /^Second/, /^Third/)
  await expect(undo).toHaveCount(0)
  await expect(contents(page)).toBeFocused()

  await action(page, /^Remove Third/).click()
  await editorOf(page).getByText('More', { exact: true }).click()
  const name = editorOf(page).getByRole('textbox', { name: /^Internal name/ })
  await name.press('End')
  await name.press('!')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue('A section to draft')
  await inOrder(page, /^First/, /^Second/)
})

test('a removed link comes back after the way Back and into the entry again', async ({ page }) => {
  const { section, ids, open } = await newSection()
  await open(page, '?previousEntries=home-quote')
  await action(page, /^Remove Second/).click()
  await expect.poll(() => storedValue(section, 'contents')).toHaveLength(2)
  await page.getByRole('link', { name: '← Back' }).click()
  await expect(page).toHaveURL(/entries\/home-quote$/)
  await page.goBack()
  await editorOf(page)
    .getByRole('button', { name: /^Undo: Removed “Second/ })
    .click()
  await inOrder(page, /^First/, /^Second/, /^Third/)
  await expect.poll(() => storedValue(section, 'contents')).toEqual(ids.map(link))
})

test('what a colleague changed since is not undone', async ({ page }) => {
  const { section, ids, open } = await newSection()
  await open(page)
  await action(page, /^Remove Second/).click()
  await expect.poll(() => storedValue(section, 'contents')).toHaveLength(2)
  await edit(section, { contents: ids.slice(0, 1).map(link) })
  await page.reload()
  await inOrder(page, /^First/)
  await editorOf(page)
    .getByRole('button', { name: /^Undo: Removed “Second/ })
    .click()
  await expect(
    editorOf(page).getByText(/^Not undone: Removed “Second.*The field has changed since then/),
  ).toBeVisible()
  await inOrder(page, /^First/)
})

test('a switch is undone, too', async ({ page }) => {
  const quote = await createDraft('quoteBlock', { internalName: 'A quote to draft' })
  await page.goto(entryAddress(quote))
  await editorOf(page).getByText('Layout', { exact: true }).click()
  const container = editorOf(page)
    .getByRole('switch', { name: /^Is container/ })
    .or(editorOf(page).getByRole('checkbox', { name: /^Is container/ }))
  await container.focus()
  await page.keyboard.press('Space')
  await expect(container).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(container).not.toBeChecked()
})

const picker = (page: Page) => editorOf(page).getByRole('dialog').filter({ hasText: 'Add to “' })

test('“Insert here” creates a block between two others, by keyboard alone', async ({ page }) => {
  const { section, ids, open } = await newSection()
  await open(page)
  const here = action(page, /^Insert here, before Second/)
  await here.focus()
  await page.keyboard.press('Enter')
  const search = picker(page).getByRole('combobox', { name: 'Search blocks' })
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toHaveCount(0)
  await expect(here).toBeFocused()
  await page.keyboard.press('Enter')
  await search.fill('quote')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedValue(section, 'contents'), { timeout: 15_000 }).toHaveLength(4)
  const stored = (await storedValue(section, 'contents')) as ReturnType<typeof link>[]
  const inserted = stored[1]?.sys.id ?? ''
  expect(ids).not.toContain(inserted)
  expect(stored.map(({ sys }) => sys.id)).toEqual([ids[0], inserted, ids[1], ids[2]])
  await expect(
    editorOf(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveCount(2)
})

test('“Insert here” links to existing entries before the first one, and that is undone', async ({ page }) => {
  const { ids, section, open } = await newSection()
  const existing = `Existing ${Date.now()}`
  const id = await createDraft('quoteBlock', { internalName: existing })
  await open(page)
  await action(page, /^Insert here, before First/).click()
  await picker(page).getByRole('tab', { name: 'Existing entry' }).click()
  await picker(page).getByRole('button', { name: 'Choose an entry' }).click()
  await page.getByRole('searchbox').fill(existing)
  await page.getByRole('checkbox', { name: existing }).check()
  await page.getByRole('button', { name: 'Choose 1' }).click()
  await expect
    .poll(() => storedValue(section, 'contents'), { timeout: 15_000 })
    .toEqual([id, ...ids].map(link))
  await editorOf(page)
    .getByRole('button', { name: /^Undo: Inserted/ })
    .click()
  await expect.poll(() => storedValue(section, 'contents'), { timeout: 15_000 }).toEqual(ids.map(link))
  await inOrder(page, /^First/, /^Second/, /^Third/)
})
