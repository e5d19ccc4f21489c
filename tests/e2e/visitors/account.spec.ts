import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { signIn } from '../member.ts'
import { expect, test } from '../test.ts'

const bookmark = (page: Page) => page.getByRole('main').locator('button[data-bookmark]').first()

const pages = [
  '/account',
  '/account/courses',
  '/account/certifications',
  '/account/registrations',
  '/bookmarks',
]

async function openArticle(page: Page) {
  await page.goto(`${stack.site}/articles`)
  const offered = page.locator('main article').filter({
    has: page.locator('button[data-bookmark][aria-pressed=false]:not([aria-disabled])'),
  })
  const path = await offered.last().locator('a[href^="/articles/"]').first().getAttribute('href')
  await page.goto(`${stack.site}${path}`)
  return path ?? ''
}

test('LI-058 UA-016 UA-018 a member bookmarks an article, finds it on the page of bookmarks, and removes it', async ({
  page,
}) => {
  await signIn(page, 'member', '/bookmarks')
  const path = await openArticle(page)
  const button = bookmark(page)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to your bookmarks.')).toBeAttached()
  await page.goto(`${stack.site}/bookmarks`)
  const card = page.locator('main article').filter({ has: page.locator(`a[href="${path}"]`) })
  const remove = card.locator('button[data-bookmark]')
  await expect(remove).toHaveAttribute('aria-pressed', 'true')
  await remove.click()
  await expect(page.getByText('Removed from your bookmarks.')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bookmarks')
  await expect(card).toHaveCount(0)
})

test.describe('when the member platform fails', () => {
  test.use({ allowedErrors: [/status of 50[23]/] })

  test('a bookmark button returns to its earlier state, with a message', async ({ page }) => {
    await signIn(page, 'member', '/bookmarks')
    let status = 503
    await page.route('**/api/bookmarks', (route) => route.fulfill({ status, body: '{}' }))
    await openArticle(page)
    const button = bookmark(page)
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await expect(page.getByText('Your bookmarks did not change. Try again.')).toBeAttached()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    status = 502
    await button.click()
    await expect(page.getByText('It is not known whether your bookmarks changed.')).toBeAttached()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})

test('AU-024 AU-025 the account shows courses, certifications and a transcript to print and to download', async ({
  page,
}) => {
  await signIn(page, 'member', '/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maren Oduya')
  for (const path of pages) {
    await page.goto(`${stack.site}${path}`)
    await expectAccessible(page)
  }
  await page.goto(`${stack.site}/account/certifications`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe(
    '\ufeffKind,Title,Number,Status,Credits,Started or issued,Completed or expires',
  )
  expect(csv.split('\r\n').length).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden()
})
