import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const pages = [
  ...['/fall-institute', '/fall-institute/about', '/fall-institute/events', '/fall-institute/courses'],
  ...['/fall-institute/vanguard', '/fall-institute/sponsors', '/conference', '/conference/sponsors'],
]
const windows = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]

/** Counts links in the window that nothing covers. */
const registerOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Register', exact: true })
    .evaluateAll(
      (all) =>
        all
          .map((link) => link.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
          .filter(({ x, y, width, height }) =>
            document
              .elementFromPoint(x + width / 2, y + height / 2)
              ?.matches('main a[href$="/registration"], main a[href="#register"]'),
          ).length,
    )

for (const viewport of windows)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const path of pages)
      test(`${path} has Register in its first window, in the middle and with its price`, async ({ page }) => {
        await page.goto(stack.site + path)
        await expect.poll(() => registerOn(page)).toBe(1)
        await expect(page.getByRole('main')).toContainText(/\$\d.*(Early bird|Preview) prices? until/)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2 - innerHeight))
        await expect.poll(() => registerOn(page)).toBe(1)
      })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('the way to the registration stays in the window', async ({ page }) => {
    await page.goto(`${stack.site}/fall-institute/about`)
    await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
    await expect(page).toHaveURL(`${stack.site}/fall-institute/registration`)
  })
})

test('the bar covers nothing that has the focus, and fits a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${stack.site}/fall-institute/about`)
  const link = page.getByRole('main').getByRole('link', { name: 'what we taught in 2025' })
  await link.focus()
  const isFree = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isFree).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the conference leads down to where visitors register', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${stack.site}/conference/registration`)
  const main = page.getByRole('main')
  await expect.poll(() => registerOn(page)).toBe(1)
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Register', exact: true })).toBeInViewport()
})

test('the fall institute has the start in the first window, and further down a way back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${stack.site}/fall-institute/registration`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start registration' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => registerOn(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect.poll(() => registerOn(page)).toBe(1)
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Register', exact: true })).toBeInViewport()
})
