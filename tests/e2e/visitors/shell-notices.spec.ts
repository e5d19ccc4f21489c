import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const bar = (page: Page) => page.getByRole('dialog', { name: 'Announcement' })
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close the announcement' })
const keptNotices = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('notice-')))

test('the announcement has its colors from content, is sticky and above the header (SH-062, SH-063, SH-064)', async ({
  page,
}) => {
  await page.goto(`${stack.site}/membership`)
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 200, 69)')
  await expect(bar(page)).toHaveCSS('color', 'rgb(7, 26, 51)')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(bar(page)).toBeInViewport()
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
})

test('a closed announcement stays closed on other pages, until its text changes', async ({ page }) => {
  await page.goto(`${stack.site}/membership`)
  await close(page).focus()
  await close(page).press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()

  await page.goto(`${stack.site}/conference`)
  await expect(bar(page)).toBeHidden()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('notice-')) localStorage.setItem(key, 'other')
  })
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

test('a page with a closed announcement does not move', async ({ page }) => {
  await page.goto(`${stack.site}/membership`)
  await close(page).click()
  await expect.poll(() => keptNotices(page)).toHaveLength(1)
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/conference', '/membership', '/']) {
    await page.goto(stack.site + path, { waitUntil: 'load' })
    await expect(bar(page)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBeLessThanOrEqual(0.01)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the announcement closes too', async ({ page }) => {
    await page.goto(`${stack.site}/membership`)
    await close(page).click()
    await expect(bar(page)).toBeHidden()
  })
})
