import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { shellOf } from '../shell-parts.ts'
import { expect, test } from '../test.ts'

const widths = [375, 820, 992, 993, 1440]

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

async function violationsOn(page: Page) {
  return brokenRules(page, { withTargets: true })
}

for (const [path, limit, ids] of [
  ['/conference', 500, 'SH-018'],
  ['/membership', 300, 'SH-019'],
] as const)
  test(`${path}: the header is slim past ${limit} px and normal below 50 px (${ids}, SH-017, SH-021)`, async ({
    page,
  }) => {
    await page.goto(stack.site + path)
    const { top } = shellOf(page)
    await expect(top).not.toHaveAttribute('data-slim')
    const height = await top.evaluate((element) => (element as HTMLElement).offsetHeight)
    await scrollTo(page, limit + 1)
    await expect(top).toHaveAttribute('data-slim')
    // It only moves up, so the page keeps its position.
    expect(await top.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(height)
    expect(await page.evaluate(() => scrollY)).toBe(limit + 1)
    await scrollTo(page, 49)
    await expect(top).not.toHaveAttribute('data-slim')
  })

test('a slim header keeps its links in the window and apart, for members too', async ({ page }) => {
  await page.goto(`${stack.site}/membership`)
  const { top, header } = shellOf(page)
  await scrollTo(page, 900)
  await expect(top).toHaveAttribute('data-slim')
  for (const isMember of [false, true]) {
    await page.evaluate((member) => {
      if (member) Object.assign(document.documentElement.dataset, { viewer: 'member', member: '' })
    }, isMember)
    for (const width of [993, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => header.evaluate(misplacedLinks), { message: `${width} px, member: ${isMember}` })
        .toEqual([])
    }
  }
})

/** Runs in the page: links that leave the window or overlap. */
function misplacedLinks(header: Element): string[] {
  const links = [...header.querySelectorAll('a[href], button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const boxes = links.map((link) => ({ link, box: link.getBoundingClientRect() }))
  return boxes
    .filter(
      ({ link, box }) =>
        box.left < 0 ||
        box.top < 0 ||
        box.right > innerWidth ||
        boxes.some(
          (other) =>
            other.link !== link &&
            other.box.left < box.right &&
            box.left < other.box.right &&
            other.box.top < box.bottom &&
            box.top < other.box.bottom,
        ),
    )
    .map(({ link }) => link.textContent ?? '')
}

test('the focus follows the rows of the header from left to right (WCAG 2.4.3)', async ({ page }) => {
  for (const width of [375, 820, 993, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${stack.site}/membership`)
    const { header, menu } = shellOf(page)
    if (width <= 992) await menu.click()
    const { inMarkup, onScreen } = await header.evaluate(linkOrders)
    expect(inMarkup.length, `${width} px`).toBeGreaterThanOrEqual(11)
    expect(inMarkup, `${width} px`).toEqual(onScreen)
  }
})

/** Runs in the page: focus order and reading order. */
function linkOrders(header: Element) {
  const links = [...header.querySelectorAll('a[href], button')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ name: link.textContent?.trim(), box: link.getBoundingClientRect() }))
  const read = links.toSorted((one, other) =>
    one.box.bottom <= other.box.top || other.box.bottom <= one.box.top
      ? one.box.top - other.box.top
      : one.box.left - other.box.left,
  )
  return { inMarkup: links.map(({ name }) => name), onScreen: read.map(({ name }) => name) }
}

test('nothing changes while the mobile navigation is open (SH-023)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${stack.site}/membership`)
  const { top, menu } = shellOf(page)
  await menu.click()
  await expect(menu).toHaveAccessibleName('CLOSE')
  await scrollTo(page, 900)
  // The second page takes the whole delay, after which the first would have changed.
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 375, height: 800 })
  await other.goto(`${stack.site}/membership`)
  await scrollTo(other, 900)
  await expect(shellOf(other).top).toHaveAttribute('data-slim')
  await expect(top).not.toHaveAttribute('data-slim')
})

test('the sub-navigation of the fall institute stays in view from 650 px, that of the conference from the start (SH-024, SH-025)', async ({
  page,
}) => {
  const bar = (name: string) => page.getByRole('navigation', { name, exact: true })
  await page.goto(`${stack.site}/fall-institute`)
  await scrollTo(page, 600)
  await expect(bar('Fall Institute')).not.toBeInViewport()
  await scrollTo(page, 700)
  await expect(bar('Fall Institute')).toBeInViewport()
  await scrollTo(page, 600)
  await expect(bar('Fall Institute')).not.toBeInViewport()
  await page.goto(`${stack.site}/conference`)
  await scrollTo(page, 600)
  await expect(bar('Annual Conference')).toBeInViewport()
})

test('a page loads only the loader of the islands by itself', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // The headless shell's pointer starts over the header and keeps its position.
  await page.goto(`${stack.site}/robots.txt`)
  await page.mouse.move(640, 600)
  await page.goto(`${stack.site}/conference`, { waitUntil: 'networkidle' })
  const ofShell = scripts.filter((path) => /menu|header-slimming|notice/.test(path))
  expect(scripts.some((path) => path.startsWith('/islands/loader-'))).toBe(true)
  expect(ofShell).toEqual([])
})

test('sticky parts never hide what has the focus', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${stack.site}/conference`)
    await scrollTo(page, 100_000)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus())
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const name = await page.evaluate(hiddenFocus)
      if (name === 'end') break
      if (name !== undefined) hidden.push(name)
    }
    expect(hidden, `${width} px`).toEqual([])
  }
})

/** Runs in the page: the covered focused text; `end` in the shell. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || !document.querySelector('main')?.contains(focused)) return 'end'
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) =>
    document.elementFromPoint((left + right) / 2, y),
  )
  const isCovered = points.every((found) => found?.closest('[data-island="header-slimming"]'))
  return isCovered ? (focused.textContent ?? '') : undefined
}

test('menus open and closed have no accessibility violations at any width', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${stack.site}/conference`)
    const { menu, destination } = shellOf(page)
    expect(await violationsOn(page), `${width} px, closed`).toEqual([])
    if (width <= 992) await menu.click()
    await destination('Education').click()
    await expect(page.getByRole('link', { name: 'CPE core courses' })).toBeVisible()
    expect(await violationsOn(page), `${width} px, open`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('the first link leads to the main area', async ({ page }) => {
  await page.goto(`${stack.site}/conference`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the login link returns to the page (SH-039, SH-041)', async ({ page }) => {
  await page.goto(`${stack.site}/conference`)
  const login = shellOf(page).header.getByRole('link', { name: 'Login / Sign Up' })
  await expect(login).toHaveAttribute('href', '/auth/login?returnTo=%2Fconference')
})

test('the footer has address, telephone, legal pages, social links and feeds on every page (SH-004)', async ({
  page,
}) => {
  for (const path of ['/', '/conference']) {
    await page.goto(stack.site + path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Tampa, FL')
    await expect(footer.getByRole('link', { name: '+1 813 555 0142' })).toHaveAttribute(
      'href',
      'tel:+18135550142',
    )
    await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText([
      'Privacy',
      'Terms of use',
      'Accessibility',
    ])
    await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('target', '_blank')
    await expect(footer.getByRole('link', { name: /RSS/ })).toBeVisible()
  }
})

test('paper shows the page, and of the shell only the name of the association', async ({ page }) => {
  await page.goto(`${stack.site}/conference`)
  await page.emulateMedia({ media: 'print' })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Association for Physician Leadership' })).toBeVisible()
  await expect(banner.getByRole('link')).toHaveCount(1)
  await expect(banner.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

test('with forced colors the buttons of the header have visible borders or arrows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${stack.site}/conference`)
  const { destination, top } = shellOf(page)
  await destination('Events').click()
  await expect(destination('Events').locator('svg')).toHaveCSS('transition-duration', '0s')
  await expect(destination('Events')).toHaveCSS('border-bottom-width', '3px')
  await expect(top).toBeVisible()
})
