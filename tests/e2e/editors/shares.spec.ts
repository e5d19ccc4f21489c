import type { FrameLocator, Page } from '@playwright/test'
import { contentful, createDraft, deleteDrafts, edit } from '../contentful.ts'
import { expectNoViolation } from '../desk-axe.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, opens, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const title = `A shared page ${Date.now()}`

test.describe.configure({ timeout: 180_000 })
// The status of a revoked link.
test.use({ allowedErrors: [/status of 410/] })
test.afterAll(async () => {
  const query = { content_type: 'deskRecord', 'fields.title[match]': title }
  const { items } = await contentful.entry.getMany({ spaceId, query })
  for (const { sys } of items) await contentful.entry.delete({ spaceId, entryId: sys.id })
  await deleteDrafts()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Share: / }).frameLocator('iframe')
const items = (dialog: FrameLocator) =>
  dialog.getByRole('region', { name: 'Links of this page' }).locator('> ul > li')
const addressIn = (dialog: FrameLocator) => dialog.getByRole('textbox', { name: `Link to ${title}` })

async function newPage() {
  const block = await createDraft('title', { internalName: 'Shared words', text: 'First words', tag: 'h1' })
  const link = { sys: { type: 'Link', linkType: 'Entry', id: block } }
  const path = `/shared-from-the-app-${block.toLowerCase()}`
  return { block, entry: await createDraft('page', { title, path, sections: [link] }) }
}

/** Without an account. */
async function recipientOf(page: Page, address: string) {
  const visitor = await page.context().newPage()
  await visitor.goto(address)
  return visitor
}

test('links follow or freeze a draft, tell who opened them, bring remarks to their fields, and end at once', async ({
  page,
}) => {
  const { block, entry } = await newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  await editor.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = dialogOf(page)

  await dialog.getByRole('button', { name: 'Create link' }).click(opens)
  const [following, frozen] = [
    items(dialog).filter({ hasText: 'Follows' }),
    items(dialog).filter({ hasText: 'Frozen' }),
  ]
  await expect(following).toContainText(
    /Local Editor, .* · Follows the draft · Works until .* · Not opened yet/,
    opens,
  )
  await expect(following).toContainText('Works')
  const followed = await addressIn(dialog).inputValue()
  await following.getByRole('button', { name: 'QR code' }).click()
  await expect(following.getByRole('img', { name: `QR code of the link to ${title}` })).toBeVisible()
  await expect(following.getByRole('link', { name: 'Download the QR code' })).toHaveAttribute(
    'download',
    /\.svg$/,
  )
  await expectNoViolation(page, 'dialog')
  await following.getByRole('button', { name: 'Hide link' }).click()

  await dialog.getByRole('radio', { name: /^Freeze it/ }).check()
  await dialog.getByRole('radio', { name: '1 hour' }).check()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(frozen).toContainText('Frozen as it was', opens)
  const still = await addressIn(dialog).inputValue(opens)
  await edit(block, { text: 'Newer words' })
  const visitor = await recipientOf(page, still)
  await expect(visitor.getByRole('heading', { name: 'First words' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(followed)
    await expect(visitor.getByRole('heading', { name: 'Newer words' })).toBeVisible({ timeout: 1000 })
  }).toPass()

  await visitor.getByRole('button', { name: 'Leave a remark' }).click()
  await visitor.getByLabel('About').selectOption({ label: 'Newer words' })
  await visitor.getByRole('textbox', { name: 'Remark' }).fill('Shorter, please')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('The person who shared this page sees your remark.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(following).toContainText('Opened', opens)
  await expect(following.getByRole('group')).toContainText('Remarks (1 open, 0 resolved)Shorter, please')
  await dialog.getByRole('button', { name: 'Open the field' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editor.getByRole('textbox', { name: /^Text/ })).toBeFocused()
  await expect(previewOf(editor).locator('[data-tone="remark"]')).toContainText('Remark: Shorter, please')

  await editor.getByRole('button', { name: 'Share · 1 remark' }).click()
  await dialog.getByRole('button', { name: 'Resolve' }).click(opens)
  await expect(following).toContainText('Remarks (0 open, 1 resolved)')
  await following.getByRole('button', { name: `Revoke the link to ${title}` }).click()
  await expect(dialog.getByText('Revoked. Within 5 seconds, the link opens nothing.')).toBeVisible()
  await expect(async () => {
    expect((await visitor.reload())?.status()).toBe(410)
  }).toPass({ timeout: 5000 })
  await expect(following.getByRole('button', { name: 'Show link' })).toHaveCount(0)
  await following.getByRole('button', { name: `Delete the ended link to ${title}` }).click()
  await expect(following).toHaveCount(0)
  await expect(frozen).toHaveCount(1)
  await visitor.goto(still)
  await expect(visitor.getByRole('heading', { name: 'First words' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Reload' }).press('Escape')
  await expect(editor.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
})
