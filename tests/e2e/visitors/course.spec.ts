import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const at = (slug: string) => `${stack.site}/education/course/${slug}`
const many = at('your-first-hundred-days')
const soldOut = at('negotiation')
const allSoldOut = at('operations-management-in-hospitals')
const ofEvent = at('fall-institute-quiet-chair')

const box = (page: Page) => page.locator('main aside')
const addToCart = (page: Page) => box(page).getByRole('button', { name: /^Add to cart/ })
const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See options' })
const lines = (page: Page) => page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')

async function bottomOf(element: Locator) {
  const { y = Number.NaN, height = Number.NaN } = (await element.boundingBox()) ?? {}
  return y + height
}

for (const url of [many, ofEvent])
  test(`on a wide screen, the first one has the button of ${url}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(url)
    const button = box(page)
      .getByRole('button', { name: /^Add to cart/ })
      .or(box(page).getByRole('link', { name: /^Register for/ }))
    expect(await bottomOf(button)).toBeLessThanOrEqual(900)
    await expect(bar(page)).toBeHidden()
  })

for (const height of [667, 740, 780, 812])
  test(`on a phone ${height} px high, the bar at the foot leads to the options, which then replace it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height })
    await page.goto(many)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    expect(await bottomOf(bar(page))).toBeLessThanOrEqual(height)
    await bar(page).focus()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await bar(page).press('Enter')
    await expect(box(page).getByRole('heading', { name: 'Formats and dates' })).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('heading', { name: 'Faculty' }).scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })

for (const height of [915, 1000])
  test(`on a phone ${height} px high, the options are in view, so there is no bar`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height })
    await page.goto(many)
    await expect(bar(page)).toBeHidden()
  })

test('on a large screen, the bar is away while the options are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(many)
  await expect(bar(page)).toBeHidden()
  await page.getByRole('heading', { name: 'Faculty' }).scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await bar(page).click()
  await expect(box(page)).toBeInViewport()
  await expect(bar(page)).toBeHidden()
})

test('on a phone, the bar hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(at('finance-for-physicians'))
  const stops = page.getByRole('main').locator('summary, .body a, [data-island] input')
  for (const stop of (await stops.all()).slice(-6)) {
    await stop.focus()
    if (await bar(page).isVisible())
      expect(await bottomOf(stop)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
  }
})

for (const url of [many, soldOut, ofEvent])
  test(`${url} is accessible, and fits on the narrowest screen`, async ({ page }) => {
    await page.goto(url)
    await expectAccessible(page, { withTargets: true })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('a visitor understands the price and buys', async ({ page }) => {
  await page.goto(at('finance-for-physicians'))
  const denver = box(page).getByRole('listitem').filter({ hasText: 'Denver, Colorado' })
  await expect(denver).toContainText(/\$1,395 Members pay \$930 Save \$465/)
  await expect(box(page)).toContainText('Membership costs $349 a year.')
  await expect(box(page)).toContainText('8 CME credits, Example Category A')
  await box(page).getByText('Who approves the credits').click()
  await expect(box(page)).toContainText('The council is invented')
  await expect(box(page)).toContainText('Free until fourteen days before the first day')
  await expect(box(page).getByRole('link', { name: 'Refunds and cancellations' })).toHaveAttribute(
    'href',
    '/legal/refunds',
  )
  await denver.getByRole('radio').check()
  await addToCart(page).click()
  await expect(lines(page)).toContainText('Denver, Colorado')
})

test('a visitor meets a sold out date and takes the next one', async ({ page }) => {
  await page.goto(soldOut)
  await expect(box(page)).toContainText(
    /Hybrid Online, .*: sold out\. The next date is In-Person, .*, Chicago/,
  )
  await expect(box(page).getByRole('listitem').first()).toContainText('Sold out')
  await expect(box(page).getByRole('radio', { checked: true })).toHaveAccessibleName(/Chicago, Illinois/)
  await addToCart(page).click()
  await expect(lines(page)).toContainText('Chicago, Illinois')
})

test('a reader who does not buy finds another course, all courses, and whom to ask', async ({ page }) => {
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { name: 'More courses' })
  await page.goto(at('finance-for-physicians'))
  await expect(main.getByRole('link', { name: 'Ask us a question' })).toHaveAttribute('href', /^mailto:.+@/)
  await main.getByRole('article').last().getByRole('link').first().click()
  await expect(page).not.toHaveURL(/finance-for-physicians/)
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await main.getByRole('link', { name: 'All courses' }).click()
  await expect(page).toHaveURL(`${stack.site}/education/courses`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a course without seats leads to others, and sells nothing', async ({ page }) => {
    await page.goto(allSoldOut)
    await expect(box(page)).toContainText('All dates are sold out.')
    await expect(box(page).getByRole('link', { name: 'Order by email' })).toHaveCount(0)
    await box(page).getByRole('link', { name: 'See all courses' }).click()
    await expect(page).toHaveURL(`${stack.site}/education/courses`)
  })

  test('a course of an event leads back to it, with the deadline of each price', async ({ page }) => {
    await page.goto(ofEvent)
    const tiers = box(page).getByRole('listitem')
    await expect(tiers).toHaveText([
      /^Early bird\s+Until .*\$895/,
      /^Advanced\s+Until .*\$995/,
      /^Regular\s+From .*\$1,095/,
    ])
    await box(page)
      .getByRole('link', { name: /Fall Institute$/ })
      .click()
    await expect(page).toHaveURL(`${stack.site}/fall-institute`)
  })
})
