import { contentful, createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { stack } from '../environment.ts'
import { opens, previewOf } from '../preview-frames.ts'
import { mountApp } from '../sdk-host/mount-app.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)

const draftPage = (path: string) => createDraft('page', { title: 'A page of its own', path })

test('in a host that speaks App SDK and nothing else, typing reaches the preview and Contentful', async ({
  page,
}) => {
  const entry = await draftPage('/sdk-host/typing')
  const { frame } = await mountApp(page, { entry })
  const editor = frame('entry-editor')
  await editor.getByRole('textbox', { name: 'Title' }).fill('Written through App SDK alone')
  await expect(previewOf(editor).first().locator('body')).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(() => storedValue(entry, 'title'), { timeout: 20_000 })
    .toBe('Written through App SDK alone')
})

test('the sidebar and the editor work side by side in such a host', async ({ page }) => {
  const entry = await draftPage('/sdk-host/sidebar')
  const { frame } = await mountApp(page, { entry, locations: ['entry-editor', 'entry-sidebar'] })
  await expect(frame('entry-sidebar').getByText(/still to be filled/)).toBeVisible(opens)
  await expect(frame('entry-editor').getByRole('textbox', { name: 'Title' })).toHaveValue('A page of its own')
})

test('in such a host blocks are moved, inserted and undone, and the page is compared and released', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const spaceId = stack.spaces.association
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const heading = (text: string) => createDraft('title', { internalName: text, text, tag: 'h2' })
  const [first, second] = [await heading('First hosted'), await heading('Second hosted')]
  const fields = { title: 'Hosted', path: '/sdk-host/desk', sections: [first, second].map(link) }
  const entry = await createDraft('page', fields)
  const order = async () =>
    ((await storedValue(entry, 'sections')) as ReturnType<typeof link>[]).map(({ sys }) => sys.id)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { frame } = await mountApp(page, { entry })
  const editor = frame('entry-editor')
  const row = (name: RegExp) => editor.getByRole('treeitem', { name })
  const dialog = frame('dialog')

  await expect(row(/^Second hosted/)).toBeVisible(opens)
  await row(/^Second hosted/).press('Alt+ArrowUp')
  await expect.poll(order, opens).toEqual([second, first])
  await row(/^Hosted/).hover()
  await editor.getByRole('button', { name: 'Add a block to Hosted' }).click()
  await editor.getByRole('combobox', { name: 'Search blocks' }).fill('testimonial')
  await page.keyboard.press('Enter')
  await expect(row(/^Quote · Hosted/)).toBeVisible(opens)
  await expect.poll(async () => (await order()).length, opens).toBe(3)
  const inserted = (await order()).at(-1) ?? ''
  await editor.getByRole('button', { name: /^Undo: / }).click()
  await expect.poll(order, opens).toEqual([second, first])
  await editor.getByRole('button', { name: /^Undo: / }).click()
  await expect.poll(order, opens).toEqual([first, second])

  await editor.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'This page is not published yet' })).toBeVisible(opens)
  await dialog.getByRole('combobox', { name: 'Compare the draft with' }).press('Escape')
  await expect(page.locator('iframe[name="dialog"]')).toHaveCount(0)
  await editor.getByRole('button', { name: /^Release/ }).click()
  await dialog.getByRole('button', { name: 'Publish page and 2 blocks' }).click(opens)
  await expect(dialog.getByRole('region', { name: 'Result' })).toContainText('Published: 3', opens)
  await dialog.getByRole('button', { name: 'Undo this release' }).click()
  await expect(dialog.getByText('The release was taken back.')).toBeVisible(opens)
  const { items } = await contentful.entry.getMany({
    spaceId,
    query: { 'sys.id[in]': [entry, first, second].join(','), 'sys.publishedVersion[exists]': true },
  })
  expect(items).toEqual([])
  await contentful.entry.delete({ spaceId, entryId: inserted })
})
