import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { contentful, createDraft, deleteDrafts, edit, publish, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, opens } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const published: string[] = []

// An editor and two previews load.
test.describe.configure({ timeout: 180_000 })
test.afterAll(async () => {
  for (const entryId of published.splice(0)) await contentful.entry.unpublish({ spaceId, entryId })
  await deleteDrafts()
})

async function newPage() {
  const stamp = Date.now()
  const paragraph = { nodeType: 'paragraph', data: {}, content: [textNode('Lead with care')] }
  const quote = await createDraft('quoteBlock', {
    internalName: `Quote ${stamp}`,
    attribution: 'Chief of care',
    quote: { nodeType: 'document', data: {}, content: [paragraph] },
  })
  const sections = [link(quote)]
  const page = await createDraft('page', { title: `Compare ${stamp}`, path: `/compare-${stamp}`, sections })
  return { quote, page }
}

const textNode = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })

async function publishAll(...ids: readonly string[]) {
  for (const id of ids) {
    await publish(id)
    published.push(id)
  }
}

async function compare(page: Page, entry: string) {
  await page.goto(entryAddress(entry))
  await editorOf(page).getByRole('button', { name: 'Compare', exact: true }).click()
  const dialog = page.frameLocator('dialog iframe, [role="dialog"] iframe')
  await expect(dialog.getByRole('main', { name: 'Compare' })).toBeVisible(opens)
  const frame = (side: string) => dialog.getByRole('region', { name: side }).frameLocator('iframe')
  return { dialog, frame }
}

test('compares the draft with the published version word by word, and undoes a restored field', async ({
  page,
}) => {
  const { quote, page: id } = await newPage()
  await publishAll(quote, id)
  await edit(quote, { attribution: 'Chief of staff' })
  const { dialog, frame } = await compare(page, id)
  await expect(dialog.getByRole('status').filter({ hasText: '1 changed' })).toBeVisible()
  const field = dialog.getByRole('region', { name: 'Attribution' })
  await expect(field.locator('del')).toContainText('care')
  await expect(field.locator('ins')).toContainText('staff')
  await expect(frame('Published').getByText('Chief of care')).toBeVisible(opens)
  await expect(frame('Draft').getByText('Chief of staff')).toBeVisible(opens)
  await expect(frame('Published').getByText('Chief of staff')).toHaveCount(0)

  await field.getByRole('button', { name: 'Restore this field' }).click()
  await expect(frame('Draft').getByText('Chief of care')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toContainText('You restored 1 field here')
  await dialog.getByRole('button', { name: 'Restore 1 field' }).click()
  await expect.poll(() => storedValue(quote, 'attribution')).toBe('Chief of care')
  await editorOf(page).getByRole('button', { name: /^Undo/ }).first().click()
  await expect.poll(() => storedValue(quote, 'attribution')).toBe('Chief of staff')
})

test('a new block is added, and without differences the dialog says so', async ({ page }) => {
  const { quote, page: id } = await newPage()
  await publishAll(quote, id)
  const { dialog } = await compare(page, id)
  await expect(dialog.getByRole('heading', { name: 'No differences' })).toBeVisible()
  expect(
    await brokenRules(page, {
      include: ['iframe[title^="Compare:"]'],
      exclude: [['iframe[title^="Compare:"]', 'iframe']], // other tests check the preview
      disabled: ['page-has-heading-one'], // Contentful shows the title
      withFrames: true,
    }),
  ).toEqual([])

  const other = await createDraft('quoteBlock', { internalName: 'Another quote' })
  await edit(id, { sections: [link(quote), link(other)] })
  const again = await compare(page, id)
  const changes = again.dialog.getByRole('complementary', { name: 'Differences' }).getByRole('listitem')
  await expect(changes.filter({ hasText: 'Another quote' }).first()).toBeVisible()
  await expect(again.dialog.getByText('Visitors do not see it on this page yet.')).toBeVisible()
})

test('the draft is compared with an earlier publication', async ({ page }) => {
  const { quote, page: id } = await newPage()
  await publishAll(quote, id)
  await edit(id, { description: 'Second text' })
  await publish(id)
  const { dialog } = await compare(page, id)
  const versions = dialog.getByRole('combobox', { name: 'Compare the draft with' })
  await expect(versions.getByRole('option')).toHaveCount(3)
  await versions.selectOption({ index: 2 })
  await expect(dialog.getByRole('region', { name: 'Description' }).locator('ins')).toContainText(
    'Second text',
  )
})

test('a page that was never published has nothing to compare with', async ({ page }) => {
  const { page: id } = await newPage()
  const { dialog } = await compare(page, id)
  await expect(dialog.getByRole('heading', { name: 'This page is not published yet' })).toBeVisible()
})
