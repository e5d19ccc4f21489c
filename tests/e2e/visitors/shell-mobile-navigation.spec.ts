import { stack } from '../environment.ts'
import { isFocused, shellOf } from '../shell-parts.ts'
import { expect, test } from '../test.ts'

const phone = { width: 375, height: 800 }
test.use({ viewport: phone })

test('the menu is there up to 992 px, inclusive (SH-033, CO-011)', async ({ page }) => {
  await page.goto(stack.site)
  const { menu, main } = shellOf(page)
  for (const width of [375, 820, 992]) {
    await page.setViewportSize({ ...phone, width })
    await expect(menu).toBeVisible()
    await expect(main).toBeHidden()
  }
  await page.setViewportSize({ ...phone, width: 993 })
  await expect(menu).toBeHidden()
  await expect(main).toBeVisible()
})

test('the toggle says MENU and CLOSE, each with an icon, and shows the menu (SH-034, SH-035)', async ({
  page,
}) => {
  await page.goto(stack.site)
  const { menu, main } = shellOf(page)
  await expect(menu).toHaveAccessibleName('MENU')
  await expect(menu.locator('svg:visible')).toHaveCount(1)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAccessibleName('CLOSE')
  await expect(menu.locator('svg:visible')).toHaveCount(1)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(main).toBeVisible()
  await menu.click()
  await expect(menu).toHaveAccessibleName('MENU')
  await expect(main).toBeHidden()
})

test('search and cart are beside the menu, and search opens without it', async ({ page }) => {
  await page.goto(stack.site)
  const { header, menu } = shellOf(page)
  const search = header.getByRole('link', { name: 'Search', exact: true })
  for (const control of [search, header.getByRole('link', { name: /^Cart/ })]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await search.click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the search reacts after it was closed and the menu was opened', async ({ page }) => {
  await page.goto(stack.site)
  const { header, menu } = shellOf(page)
  const search = header.getByRole('link', { name: 'Search', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await search.click()
  await dialog.getByRole('button', { name: 'Close search' }).click()
  await menu.click()
  await search.click()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close search' }).click()
  await expect(dialog).toBeHidden()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard opens the menu, stays in it, and Escape gives the focus back', async ({ page }) => {
  await page.goto(stack.site)
  const { menu, header } = shellOf(page)
  await menu.focus()
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  const stops = await header.locator('a:visible, button:visible').count()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  }
  await expect(menu, 'the focus is back where it began').toBeFocused()
  await header.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(page, 'About')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
})

test('toggling clears the selected destination (SH-036)', async ({ page }) => {
  await page.goto(stack.site)
  const { menu, destination } = shellOf(page)
  await menu.click()
  await destination('Education').click()
  await expect(destination('Education')).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await menu.click()
  await expect(destination('Education')).toHaveAttribute('aria-expanded', 'false')
})

test('the menu closes on navigation, and is closed after going back (SH-027)', async ({ page }) => {
  await page.goto(stack.site)
  const { menu, destination, main } = shellOf(page)
  await menu.click()
  await destination('Events').click()
  await main.getByRole('link', { name: 'Annual Conference' }).click()
  await page.waitForURL('**/conference')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
})

test('all of a long menu can be reached in a low window, below an announcement', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 })
  await page.goto(stack.site)
  const { menu, destination } = shellOf(page)
  await menu.click()
  await destination('Education').click()
  await destination('About').focus()
  await expect(destination('About')).toBeInViewport({ ratio: 1 })
})

test('a window that becomes wide closes the menu', async ({ page }) => {
  await page.goto(stack.site)
  const { menu } = shellOf(page)
  await menu.click()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
})

test('targets of the menu are at least 24 px high', async ({ page }) => {
  await page.goto(stack.site)
  const { menu, header, destination } = shellOf(page)
  await menu.click()
  await destination('Education').click()
  const heights = await header
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(15)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('MENU is a link that shows the destinations as links', async ({ page }) => {
    await page.goto(stack.site)
    const { header, main } = shellOf(page)
    await header.getByRole('link', { name: 'MENU' }).click()
    await expect(main.getByRole('link', { name: 'Education', exact: true })).toBeVisible()
    await expect(header.getByRole('button')).toHaveCount(0)
  })
})
