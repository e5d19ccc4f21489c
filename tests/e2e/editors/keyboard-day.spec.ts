import type { Locator } from '@playwright/test'
import { contentful, createDraft, deleteDrafts, publish, storedValue } from '../contentful.ts'
import { stack } from '../environment.ts'
import { keyTo } from '../keyboard.ts'
import { editorOf, opens, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const made: string[] = []

test.describe.configure({ timeout: 240_000 })
test.afterAll(async () => {
  for (const entryId of made) await contentful.entry.unpublish({ spaceId, entryId })
  await deleteDrafts()
})

async function newPage(title: string) {
  const file = { contentType: 'image/svg+xml', fileName: 'bee.svg', upload: `${stack.site}/icon.svg` }
  const asset = await contentful.asset.create(
    { spaceId },
    { fields: { title: { 'en-US': 'A picture of the day' }, description: {}, file: { 'en-US': file } } },
  )
  const assetId = asset.sys.id
  await contentful.asset.processForAllLocales({ spaceId }, asset)
  await contentful.asset.publish({ spaceId, assetId }, await contentful.asset.get({ spaceId, assetId }))
  const heading = await createDraft('title', { internalName: 'Day heading', text: title, tag: 'h1' })
  const picture = await createDraft('media', {
    internalName: 'Day picture',
    mediaFile: link(assetId, 'Asset'),
  })
  const sections = [heading, picture].map((id) => link(id))
  const path = `/day-${heading.toLowerCase()}`
  const entry = await createDraft('page', { title, path, sections })
  for (const id of [heading, picture, entry]) await publish(id)
  made.push(entry, heading, picture)
  const remove = async () => {
    await contentful.asset.unpublish({ spaceId, assetId })
    await contentful.asset.delete({ spaceId, assetId })
  }
  return { entry, heading, picture, assetId, path, remove }
}

const sectionsOf = async (entry: string) =>
  ((await storedValue(entry, 'sections')) as ReturnType<typeof link>[]).map(({ sys }) => sys.id)

test('a whole day by keyboard alone: open, add, write, move, mend, compare, release', async ({
  page,
  context,
}) => {
  const title = `A day without a mouse ${Date.now()}`
  const { entry, heading, picture, assetId, path, remove } = await newPage(title)
  const press = async (control: Locator, { key = 'Tab', at = 'Enter' } = {}) => {
    await expect(control).toBeVisible(opens)
    await keyTo(page, control, key)
    await page.keyboard.press(at)
  }
  const editor = editorOf(page)
  const row = (name: RegExp) => editor.getByRole('treeitem', { name })
  const dialogOf = (name: RegExp) => page.getByRole('dialog', { name }).frameLocator('iframe')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${stack.webApp}/spaces/${spaceId}/environments/${stack.environment}/entries`)
  await press(page.getByRole('link', { name: new RegExp(title) }))

  await expect(row(/^Day heading/)).toBeVisible(opens)
  await keyTo(page, row(new RegExp(`^${title}`)))
  await press(editor.getByRole('button', { name: `Add a block to ${title}` }))
  await expect(editor.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
  await page.keyboard.type('testimonial')
  await expect(editor.getByRole('option').first()).toHaveAccessibleName(/^Quote /)
  await page.keyboard.press('Enter')

  const text = editor.locator('[data-field="quote"] [contenteditable="true"]')
  await expect(text).toBeFocused(opens)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Written without a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('mouse')
  await expect(previewOf(editor).locator('strong, b').filter({ hasText: 'mouse' })).toBeVisible()
  const quote = (await sectionsOf(entry)).at(-1) ?? ''

  await keyTo(page, row(/^Quote · /), 'Shift+Tab')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => sectionsOf(entry), opens).toEqual([heading, quote, picture])
  await expect(row(/^Quote · /)).toBeFocused()

  const checks = page.frameLocator('iframe[title$=": sidebar"]').getByRole('region', { name: 'Checks' })
  await press(checks.getByLabel('What the picture shows'), { at: 'A' })
  await page.keyboard.type(' bee on a flower')
  await page.keyboard.press('Enter')
  const description = async () =>
    (await contentful.asset.get({ spaceId, assetId })).fields.description?.['en-US']
  await expect.poll(description, opens).toBe('A bee on a flower')
  await expect(checks.getByLabel('What the picture shows')).toHaveCount(0, opens)

  const comparing = editor.getByRole('button', { name: 'Compare', exact: true })
  await press(comparing, { key: 'Shift+Tab' })
  const comparison = dialogOf(/^Compare: /)
  await expect(comparison.getByRole('complementary', { name: 'Differences' })).toContainText(
    'Quote · ',
    opens,
  )
  await keyTo(page, comparison.getByRole('combobox', { name: 'Compare the draft with' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(comparing).toBeFocused()

  await press(editor.getByRole('button', { name: /^Release ·/ }))
  const release = dialogOf(/^Release: /)
  await press(release.getByRole('button', { name: 'Publish page, 1 block and 1 file' }))
  await expect(release.getByRole('region', { name: 'Result' })).toBeFocused(opens)
  await expect(release.getByRole('region', { name: 'Result' })).toContainText('Published: 3')
  made.push(quote)
  await press(release.getByRole('button', { name: 'Done' }))
  await expect(editor.getByRole('button', { name: 'Release', exact: true })).toBeFocused(opens)

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(stack.site + path)
    await expect(visitor.getByText('Written without a mouse')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await remove()
})
