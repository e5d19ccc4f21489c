import type { Page } from '@playwright/test'
import { contentful, edit } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { gate } from '../publish-gate.ts'
import { expect, test } from '../test.ts'

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]')
const sidebarOf = (page: Page) => page.frameLocator('iframe[title$=": sidebar"]')

/** Milliseconds to check all linked content. */
const treeRead = { timeout: 30_000 }

test.describe('a page with errors', () => {
  // The browser logs the 422.
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('cannot be published while the gate is on, and can be when it is off', async ({ page }) => {
    await gate(page, 'on')
    await page.goto(entryAddress('broken'))
    const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
    await expect(
      checks.getByRole('region', { name: 'Errors' }).getByRole('button', {
        name: /^Section: Broken: a section inside itself › Elements.*Links to itself/,
      }),
    ).toBeVisible(treeRead)

    const description = editorOf(page).getByRole('textbox', { name: /^Description/ })
    await description.fill('Changed, so that there is something to publish.')
    await expect(checks).toContainText('Publishing is blocked until the errors are fixed.')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect(page.getByText(/^Blocked until the checks in the sidebar pass/)).toBeVisible()

    await gate(page, 'off')
    await page.goto(entryAddress('broken'))
    await expect(checks).toContainText('errors', treeRead)
    await expect(async () => {
      await publish.click()
      await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
  })
})

test('a marker in the preview names the error of its block, and opens the field', async ({ page }) => {
  await page.goto(entryAddress('broken'))
  const preview = editorOf(page).frameLocator('iframe').first()
  const marker = preview.getByRole('button', { name: /Button 1 URL: .* is not a valid address/ })
  await expect(marker).toBeVisible({ timeout: 30_000 }) // the preview opens first
  await marker.click()
  await expect(editorOf(page).getByRole('textbox', { name: /^Button 1 URL/ })).toBeFocused()
})

async function write(contentTypeId: string, values: Record<string, unknown>) {
  const fields = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))
  const place = { spaceId: stack.spaces.association, contentTypeId }
  return (await contentful.entry.create(place, { fields })).sys.id
}
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test('a page is told of colors, lines and links in its blocks that visitors cannot use', async ({ page }) => {
  const title = await write('title', { internalName: 'Pale title', text: 'Pale', color: 'white' })
  const words = { nodeType: 'text', value: 'to the title', marks: [], data: {} }
  const text = {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'entry-hyperlink', data: { target: link(title) }, content: [words] }],
      },
    ],
  }
  const content = await write('content', { internalName: 'Tight text', text, fontSize: 40 })
  const buttons = await write('buttonGroup', {
    ...{ internalName: 'Lost button', button1Text: 'Go', button1Url: '/fall-institut' },
  })
  const sections = [title, content, buttons].map(link)
  const path = `/rules-${Date.now()}`
  const id = await write('page', { title: 'New', path, sections })
  // New entries get no findings for missing fields at once.
  await edit(id, { title: 'Rules' })
  await page.goto(entryAddress(id))
  const checks = sidebarOf(page).getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('Text in “white” is hard to read on the white page.', treeRead)
  await expect(checks).toContainText('The line height 28 is smaller than the font size 40')
  await expect(checks).toContainText(
    '“Pale title” has no page of its own, so visitors see plain text instead of a link.',
  )
  await expect(checks).toContainText('No page of the site has the path “/fall-institut”')
  await expect(checks).toContainText('The page has no description')
})

test('a link to a page of the other space is known while it is typed', async ({ page }) => {
  const values = { internalName: 'A button', button1Text: 'Go', button1Url: '/fall-institut' }
  await page.goto(entryAddress(await write('buttonGroup', values)))
  const address = editorOf(page).getByRole('textbox', { name: /^Button 1 URL/ })
  const note = editorOf(page).getByText('No page of the site has the path “/fall-institut”')
  await expect(note).toBeVisible(treeRead)
  await address.fill('/fall-institute/?from=home#dates')
  await expect(note).toHaveCount(0)
  await expect(sidebarOf(page).getByRole('region', { name: 'Checks' })).not.toContainText(
    'No page of the site',
  )
})
