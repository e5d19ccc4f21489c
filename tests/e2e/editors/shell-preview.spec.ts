import { entryAddress } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const field = (page: Parameters<typeof editorOf>[0], name: RegExp) =>
  editorOf(page).getByRole('textbox', { name })

test('a navigation item is in the header of its preview, while it is typed', async ({ page }) => {
  await page.goto(entryAddress('nav-education'))
  await isLive(editorOf(page))
  const header = previewOf(editorOf(page)).getByRole('banner')
  await expect(header.getByText('Education', { exact: true }).first()).toBeAttached()
  await field(page, /^Name/).fill('Learning')
  await expect(header.getByText('Learning', { exact: true }).first()).toBeAttached()
  await field(page, /^Name/).fill('Education')
  await expect(header.getByText('Education', { exact: true }).first()).toBeAttached()
})

test('the announcement is above the header of its preview, while it is typed', async ({ page }) => {
  await page.goto(entryAddress('home-announcement'))
  await isLive(editorOf(page))
  const preview = previewOf(editorOf(page))
  const words = field(page, /^Text/)
  const before = await words.inputValue()
  await words.fill('We meet in spring.')
  await expect(preview.getByRole('dialog', { name: 'Announcement' })).toContainText('We meet in spring.')
  await expect(preview.getByRole('banner')).toBeVisible()
  await words.fill(before)
  await expect(preview.getByRole('dialog', { name: 'Announcement' })).toContainText(before)
})

test('the site settings show the whole shell in their preview, while they are typed', async ({ page }) => {
  await page.goto(entryAddress('siteSettings'))
  await isLive(editorOf(page))
  const preview = previewOf(editorOf(page))
  await expect(preview.getByRole('contentinfo')).toContainText('Tampa, FL')
  const telephone = field(page, /^Telephone/)
  const before = await telephone.inputValue()
  await telephone.fill('+1 (800) 555-0199')
  await expect(preview.getByRole('contentinfo').getByRole('link', { name: '555-0199' })).toHaveAttribute(
    'href',
    'tel:+18005550199',
  )
  await telephone.fill(before)
  await expect(preview.getByRole('contentinfo')).toContainText(before)
})
