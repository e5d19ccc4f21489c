import type { ViewAs } from '@association/content/preview/view-as.ts'
import { signPreviewToken } from '@association/services/preview-token'
import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

test.afterAll(deleteDrafts)

type Opened = { viewAs?: ViewAs; space?: 'association' | 'events' }

async function openPreview(page: Page, entry: string, { viewAs, space = 'association' }: Opened = {}) {
  const grant = {
    space: stack.spaces[space],
    environment: stack.environment,
    entry,
    ...(viewAs && { viewAs }),
  }
  const { token } = signPreviewToken(grant, { secret: stack.previewSecret, now: Date.now() })
  await page.goto(`${stack.site}/preview/${grant.space}/${grant.environment}/${entry}?token=${token}`)
}

const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'Viewed as' })

test('the header, the cart and the renewal notice are those of the chosen person and time', async ({
  page,
}) => {
  await openPreview(page, 'home', {
    viewAs: { viewer: 'expiring', hasCart: true, now: '2027-03-03T15:00:00.000Z' },
  })
  await expect(banner(page)).toHaveText(
    'Viewed as a member whose membership expires soon with a cart on March 3, 2027, 9:00 AM Chicago time · this is not the live page',
  )
  await expect(page.getByRole('button', { name: 'Dr. Jordan Example' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your membership expires on March 24, 2027' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^1?\s*Cart.*1/ })).toBeVisible()
})

test('without a view, a preview is that of a visitor who is not signed in', async ({ page }) => {
  await openPreview(page, 'home')
  await expect(page.getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('prices follow the person, and the page of an event follows the time', async ({ page }) => {
  const price = page.locator('main [data-price]').first()
  await openPreview(page, 'course-people')
  const forGuests = await price.textContent()
  await openPreview(page, 'course-people', { viewAs: { viewer: 'member' } })
  await expect(price).not.toHaveText(forGuests ?? '')
  await openPreview(page, 'course-people', { viewAs: { viewer: 'lapsed', priceLevel: 'Level 15' } })
  await expect(price).toHaveText(forGuests ?? '')

  const step = page.getByRole('region', { name: 'First step of the registration' })
  await openPreview(page, 'edition-fall-institute', {
    viewAs: { viewer: 'member', now: '2027-09-03T15:00:00.000Z' },
    space: 'events',
  })
  await expect(step).toContainText('Prices now: advanced')
  await expect(step).toContainText('Member price')
  await openPreview(page, 'edition-fall-institute', {
    viewAs: { viewer: 'anonymous', now: '2027-06-03T15:00:00.000Z' },
    space: 'events',
  })
  await expect(step).toContainText('Prices now: early bird')
  await openPreview(page, 'edition-fall-institute', {
    viewAs: { viewer: 'member', now: '2028-01-03T15:00:00.000Z' },
    space: 'events',
  })
  await expect(step).not.toContainText('Prices now')
})

test('a preview reads neither the session nor the cart of this browser, and changes neither', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('storefront-cart', '{"41000001":{"quantity":7}}')
    localStorage.setItem('signed-in', '1')
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPreview(page, 'article-the-first-hundred-days', { viewAs: { viewer: 'member' } })
  await expect(page.getByRole('button', { name: 'Dr. Jordan Example' })).toBeVisible()
  await expect(page.getByRole('banner')).not.toContainText('7')
  const bookmark = page.getByRole('button', { name: /^Bookmark/ }).first()
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  expect(asked.filter((path) => /^\/api\/(viewer|bookmarks|cart|schedule|checkout)/.test(path))).toEqual([])
  // A preview has no storage, so a page of the site reads it.
  await page.goto('/')
  expect(await page.evaluate(() => localStorage.getItem('storefront-cart'))).toContain('"quantity":7')
})

test('an editor chooses a view beside the form, and typing continues in it', async ({ page }) => {
  const draft = await createDraft('quoteBlock', {
    internalName: 'Quote for a view',
    quote: {
      nodeType: 'document',
      data: {},
      content: [
        {
          nodeType: 'paragraph',
          data: {},
          content: [{ nodeType: 'text', value: 'Before', marks: [], data: {} }],
        },
      ],
    },
    attribution: 'A nurse',
  })
  await page.goto(entryAddress(draft))
  await isLive(editorOf(page))
  await editorOf(page)
    .getByRole('button', { name: /^View as: Visitor/ })
    .click()
  await editorOf(page).getByRole('radio', { name: 'Vanguard attendee' }).check()
  await editorOf(page).getByLabel('Date and time in Chicago').fill('2027-03-03T09:00')
  await editorOf(page).getByRole('button', { name: 'Done' }).click()
  const preview = previewOf(editorOf(page))
  await expect(preview.getByRole('note').filter({ hasText: 'Viewed as' })).toContainText(
    'a Vanguard attendee on March 3, 2027, 9:00 AM Chicago time',
  )
  await expect(editorOf(page).getByRole('button', { name: 'View as: Vanguard attendee +1' })).toBeFocused()
  await editorOf(page)
    .getByRole('textbox', { name: /^Attribution/ })
    .fill('A midwife')
  await expect(preview.getByText('A midwife')).toBeVisible()

  await page.reload()
  await expect(editorOf(page).getByRole('button', { name: 'View as: Vanguard attendee +1' })).toBeVisible()
  await editorOf(page)
    .getByRole('button', { name: /^View as/ })
    .click()
  await editorOf(page).getByRole('button', { name: 'Reset' }).click()
  await expect(preview.getByRole('note').filter({ hasText: 'Viewed as' })).toHaveCount(0)
})

test.describe('a token that opens nothing says why', () => {
  test.use({ allowedErrors: [/401/] })
  const home = { space: stack.spaces.association, environment: stack.environment, entry: 'home' }
  const tokenOf = (grant: typeof home, { secret = stack.previewSecret, now = Date.now() } = {}) =>
    signPreviewToken(grant, { secret, now }).token
  const hourMs = 3_600_000

  for (const [name, token, words] of [
    ['expired', tokenOf(home, { now: Date.now() - 2 * hourMs }), 'has expired'],
    ['tampered', `${tokenOf(home)}x`, 'was changed'],
    ['of another secret', tokenOf(home, { secret: 'another secret' }), 'another site made it'],
    [
      'of another space',
      tokenOf({ ...home, space: stack.spaces.events }),
      'for another entry, or for a space',
    ],
    ['cut off', tokenOf(home).slice(0, 20), 'is incomplete'],
  ] as const)
    test(name, async ({ page }) => {
      const response = await page.goto(`/preview/${home.space}/${home.environment}/home?token=${token}`)
      expect(response?.status()).toBe(401)
      await expect(page.getByText(words)).toBeVisible()
    })
})
