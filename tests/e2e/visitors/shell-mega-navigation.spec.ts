import { stack } from '../environment.ts'
import { shellOf } from '../shell-parts.ts'
import { expect, test } from '../test.ts'

/** APG “disclosure navigation” tests: w3c/aria-practices, test/tests/disclosure_navigation.js. */
const destinations = ['Articles', 'Education', 'Publications', 'Events', 'Membership', 'About']

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => {
  await page.goto(stack.site)
})

test('at most eight destinations are on the first level, each a button', async ({ page }) => {
  const { main } = shellOf(page)
  expect(await main.getByRole('button').allTextContents()).toEqual(destinations)
  expect(destinations.length).toBeLessThanOrEqual(8)
})

for (const name of destinations) {
  test(`${name}: aria-controls, aria-expanded, Enter, Space and Escape`, async ({ page }) => {
    const { destination } = shellOf(page)
    const button = destination(name)
    const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
    await expect(panel, 'disclosure-navigation-menu-aria-controls-attr').toHaveCount(1)
    await expect(button, 'disclosure-navigation-menu-aria-expanded').toHaveAttribute('aria-expanded', 'false')
    await expect(panel).toBeHidden()
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await button.press(key)
      await expect(button, `key-${key}`).toHaveAttribute('aria-expanded', 'true')
      await expect(panel).toBeVisible()
      await button.press(key)
      await expect(button, `key-${key}`).toHaveAttribute('aria-expanded', 'false')
      await expect(panel).toBeHidden()
    }
    await button.press('Enter')
    await button.press('Escape')
    await expect(panel, 'key-escape on the button').toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first(), 'key-tab').toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel, 'key-escape in the panel').toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('items of a group are a named list, and no group has more than five', async ({ page }) => {
  const { destination, main } = shellOf(page)
  await destination('Education').click()
  for (const name of ['Formats', 'Credentials', 'Academies']) {
    const items = main.getByRole('list', { name, exact: true }).getByRole('listitem')
    await expect(items.first()).toBeVisible()
    expect(await items.count()).toBeLessThanOrEqual(5)
  }
})

for (const path of ['/education', '/publications', '/store', '/credentials'])
  test(`${path} is a page that leads on to the pages below it`, async ({ page }) => {
    expect((await page.goto(stack.site + path))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThanOrEqual(5)
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
  })

test('one panel is open at a time, a press outside closes it (SH-038)', async ({ page }) => {
  const { destination } = shellOf(page)
  await destination('Education').click()
  await destination('About').click()
  await expect(destination('Education')).toHaveAttribute('aria-expanded', 'false')
  await expect(destination('About')).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.click(720, 880)
  await expect(destination('About')).toHaveAttribute('aria-expanded', 'false')
})

test('Tab leaves the panel and closes it', async ({ page }) => {
  const { destination } = shellOf(page)
  await destination('Events').press('Enter')
  const links = page.locator('#nav-nav-events').getByRole('link')
  await links.last().focus()
  await page.keyboard.press('Tab')
  await expect(destination('Membership')).toBeFocused()
  await expect(destination('Events')).toHaveAttribute('aria-expanded', 'false')
})

test('arrow keys, Home and End move between the buttons and between the links', async ({ page }) => {
  const { destination } = shellOf(page)
  const press = (key: string) => page.keyboard.press(key)
  // The code has loaded once the button works.
  for (const state of ['true', 'false']) {
    await destination('Articles').press('Enter')
    await expect(destination('Articles')).toHaveAttribute('aria-expanded', state)
  }
  for (const [key, name] of [
    ['ArrowRight', 'Education'],
    ['ArrowDown', 'Publications'],
    ['ArrowLeft', 'Education'],
    ['ArrowUp', 'Articles'],
    ['ArrowUp', 'Articles'],
    ['End', 'About'],
    ['ArrowRight', 'About'],
    ['Home', 'Articles'],
  ] as const) {
    await press(key)
    await expect(destination(name), `${key} to ${name}`).toBeFocused()
  }
  await press('Enter')
  await press('ArrowDown')
  const links = page.locator('#nav-nav-articles').getByRole('link')
  await expect(links.first()).toBeFocused()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['End', -1],
    ['ArrowDown', -1],
    ['Home', 0],
  ] as const) {
    await press(key)
    await expect(index < 0 ? links.last() : links.nth(index), `${key} to link ${index}`).toBeFocused()
  }
})

test('a chosen link leads to its page, which says so and has no open panel (SH-038)', async ({ page }) => {
  const { destination, main } = shellOf(page)
  await destination('Events').click()
  await main.getByRole('link', { name: 'Annual Conference' }).click()
  await page.waitForURL('**/conference')
  await expect(destination('Events')).toHaveAttribute('aria-expanded', 'false')
  await destination('Events').click()
  await expect(main.getByRole('link', { name: 'Annual Conference' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(destination('Events')).toHaveAttribute('aria-expanded', 'false')
})

test('each link gets its description, and no link of an open panel moves', async ({ page }) => {
  const { destination, main } = shellOf(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/menu-notes', async (route) => {
    await answered
    await route.continue()
  })
  await destination('Education').click()
  const link = main.getByRole('link', { name: 'Talk to an adviser' })
  await expect(link).toBeVisible()
  const before = await link.boundingBox()
  answer()
  const about = page.locator('#nav-nav-about')
  await expect(about).toContainText('The physicians who govern us.')
  expect(await link.boundingBox()).toEqual(before)
  await destination('About').click()
  await expect(about).toContainText('BoardThe physicians who govern us.')
  await destination('Education').click()
  await expect(link.locator('..')).toHaveText('Talk to an adviserHalf an hour on what to take next.')
  await expect(page.locator('#nav-nav-education')).toContainText('Courses, certifications and academies')
})

test.describe('without the descriptions', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the menu has its links', async ({ page }) => {
    await page.route('**/api/menu-notes', (route) => route.fulfill({ status: 503 }))
    const { destination, main } = shellOf(page)
    await destination('Articles').click()
    await main.getByRole('link', { name: 'Topics' }).click()
    await page.waitForURL('**/articles/topics')
  })
})

test('a phone asks for no descriptions, because it shows none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 375, height: 812 })
  const { destination } = shellOf(page)
  await page.getByRole('button', { name: 'MENU' }).click()
  await destination('Education').click()
  await expect(page.getByRole('link', { name: 'Talk to an adviser' })).toBeVisible()
  expect(asked).not.toContain('/api/menu-notes')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => asked).toContain('/api/menu-notes')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each destination is a link, and no button is shown', async ({ page }) => {
    const { main } = shellOf(page)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Membership', exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'Membership', exact: true }).click()
    await page.waitForURL('**/membership')
  })
})
