import type { Page, Route } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { shellOf } from '../shell-parts.ts'
import { expect, test } from '../test.ts'

const course = '/education/course/finance-for-physicians'
const member = {
  phase: 'member',
  name: 'Maren Oduya',
  pricing: { isMember: true, hasStandardPricing: false },
  ordersUrl: '/api/viewer/orders',
  expiryNotice: null,
  bookmarks: [],
  credits: 12,
  isVanguard: false,
}
const expiring = {
  ...member,
  name: 'Esther Nakamura-Featherstonehaugh',
  expiryNotice: 'Your membership expires in 12 days. Renew it now.',
}
const standard = { ...member, pricing: { isMember: false, hasStandardPricing: true } }
const lapsed = { ...member, pricing: { isMember: false, hasStandardPricing: false, levelPercent: 15 } }
const guest = { phase: 'guest' }

async function answer(page: Page, how: object | ((route: Route) => Promise<void>)) {
  const requests: string[] = []
  await page.route('**/api/viewer', (route) => {
    requests.push(route.request().url())
    return typeof how === 'function' ? how(route) : route.fulfill({ json: how })
  })
  return requests
}

/** A frame without an origin has no storage. */
const noteSignIn = (page: Page) =>
  page.addInitScript(() => {
    try {
      if (sessionStorage.getItem('noted')) return
      sessionStorage.setItem('noted', '1')
      localStorage.setItem('signed-in', '1')
    } catch {}
  })

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    const sourcesOf = (entry: PerformanceEntry): { node: Node | null }[] =>
      Reflect.get(entry, 'hadRecentInput') ? [] : Reflect.get(entry, 'sources')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of sourcesOf(entry))
          shifts.push(`${Reflect.get(entry, 'value')} ${(node as Element | null)?.outerHTML?.slice(0, 120)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'))

const login = (page: Page) => shellOf(page).header.getByRole('link', { name: 'Login / Sign Up' })
const user = (page: Page, name = member.name) => shellOf(page).header.getByRole('button', { name })
const noted = (page: Page) => page.evaluate(() => localStorage.getItem('signed-in'))

async function violationsOn(page: Page) {
  return brokenRules(page, { withTargets: true })
}

test('a guest’s page requests no viewer and sets no cookie (SH-048, RO-001, RO-002)', async ({ page }) => {
  const requests = await answer(page, member)
  await page.goto(stack.site + course, { waitUntil: 'networkidle' })
  await expect(login(page)).toHaveAttribute('href', `/auth/login?returnTo=${encodeURIComponent(course)}`)
  await expect(page.getByText('Members pay $').first()).toBeVisible()
  await expect(user(page)).toBeHidden()
  expect(requests).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

for (const width of [375, 1440])
  for (const [name, viewer, reason] of [
    ['a member', expiring, 'Member price'],
    ['standard pricing', standard, 'Standard pricing, 15 % off'],
    ['a lapsed member', lapsed, /^Members pay \$/],
  ] as const)
    test(`at ${width} px, the page of ${name} gets its name and prices without a layout shift (SH-042, SH-047, SH-049, RO-004, RO-009)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await noteSignIn(page)
      await noteShifts(page)
      const held = Promise.withResolvers<void>()
      await answer(page, async (route) => {
        await held.promise
        await route.fulfill({ json: viewer })
      })
      await page.goto(stack.site + course)
      if (width > 992) {
        const skeleton = shellOf(page).header.getByRole('status', { name: 'Loading your account' })
        expect((await skeleton.boundingBox())?.width).toBe(75)
      }
      await expect(login(page)).toBeHidden()
      const price = page.getByRole('main').locator('[data-price]').first()
      await expect(price.getByText('$').first(), 'no public price as if it were theirs').toBeHidden()
      const { width: skeletonWidth, height } = (await price.boundingBox()) ?? {}
      held.resolve()
      await expect(page.getByText(reason).first()).toBeVisible()
      expect(await price.boundingBox()).toMatchObject({ width: skeletonWidth, height })
      if (width <= 992) await shellOf(page).menu.click()
      await expect(user(page, viewer.name)).toBeVisible()
      expect((await user(page, viewer.name).boundingBox())?.width).toBeGreaterThanOrEqual(160)
      await user(page, viewer.name).click()
      await expect(page.getByRole('link', { name: 'My Dashboard' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      expect(await shiftsOf(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

test('the menu of the user shares its state with the navigation (SH-043 to SH-046, SH-050, SH-053)', async ({
  page,
}) => {
  await noteSignIn(page)
  await answer(page, member)
  await page.goto(`${stack.site}/membership`)
  await user(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('#user-menu')
  await expect(menu.getByRole('link')).toHaveText(['My Orders', 'My Dashboard', 'Logout'])
  await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/api/viewer/orders')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(user(page)).toBeFocused()
  await user(page).click()
  await shellOf(page).destination('Education').click()
  await expect(menu).toBeHidden()
  await user(page).click()
  await expect(menu).toBeVisible()
  await expect(shellOf(page).destination('Education')).toHaveAttribute('aria-expanded', 'false')
})

for (const [width, isClosed] of [
  [1440, true],
  [800, true],
  [700, false],
] as const)
  test(`at ${width} px, the menu of the user ${isClosed ? 'closes' : 'stays open'} when the header is slim (SH-051, SH-052)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await noteSignIn(page)
    await answer(page, member)
    await page.goto(`${stack.site}/membership`)
    const button = page.locator('[aria-controls="user-menu"]')
    await expect(button).toHaveText(member.name)
    // In narrow windows it is in a closed menu.
    await button.dispatchEvent('click')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(shellOf(page).top).toHaveAttribute('data-slim')
    await expect(button).toHaveAttribute('aria-expanded', String(!isClosed))
  })

test('the renewal notice stays in view, moves nothing, and is announced once (SH-054 to SH-061)', async ({
  page,
}) => {
  await noteSignIn(page)
  await noteShifts(page)
  await answer(page, { ...expiring, requiresWebsiteBanner: false })
  await page.goto(`${stack.site}/membership`)
  const notice = page.getByRole('link', { name: expiring.expiryNotice })
  await expect(notice).toBeInViewport()
  await expect(notice).toHaveAttribute('href', /^https?:\/\/[^/]+\/membership$/)
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1)
  const banner = page.locator('[data-renewal]')
  await expect(banner).toHaveCSS('position', 'sticky')
  await expect(banner).toHaveCSS('background-color', 'rgb(194, 48, 58)')
  await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(banner).toHaveCSS('font-weight', '700')
  await expect(banner).toHaveCSS('font-size', '14px')
  await expect(banner).toHaveCSS('line-height', '28px')
  expect(await shiftsOf(page)).toEqual([])
  await page.goto(`${stack.site}/conference`)
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(0)
})

test('a sign-in returns to the page, which notes it and cleans its address', async ({ page }) => {
  await answer(page, member)
  await page.goto(`${stack.site}/conference?signed-in&x=1#site-header`)
  await expect(user(page)).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?x=1#site-header')
  expect(await noted(page)).toBe('1')
})

test('a page forgets a sign-in that has ended, and says so once (AU-004, ER-006)', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await noteSignIn(page)
  await answer(page, guest)
  await page.goto(`${stack.site}/conference`)
  await expect(login(page)).toBeVisible()
  expect(await noted(page)).toBeNull()
  await page.reload()
  await expect(login(page)).toBeVisible()
  expect(messages.filter((text) => text === 'not logged in')).toHaveLength(1)
})

test.describe('while the site does not say who is signed in', () => {
  test.use({ allowedErrors: [/status of 500/] })
  test('a page shows the login link, and keeps the note', async ({ page }) => {
    await noteSignIn(page)
    await answer(page, (route) => route.fulfill({ status: 500, body: '<h1>Out of order</h1>' }))
    await page.goto(`${stack.site}/conference`)
    await expect(login(page)).toBeVisible()
    expect(await noted(page)).toBe('1')
  })

  test('so it does within 5 seconds when nothing is answered, claims no price, and shows a late answer', async ({
    page,
  }) => {
    await noteSignIn(page)
    const held = Promise.withResolvers<void>()
    await answer(page, async (route) => {
      await held.promise
      await route.fulfill({ json: standard })
    })
    await page.goto(stack.site + course)
    await expect(login(page)).toBeHidden()
    await expect(login(page)).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText('Your price appears once we can see your membership.').first()).toBeVisible()
    await expect(page.getByText('Members pay $')).toHaveCount(0)
    held.resolve()
    await expect(user(page)).toBeVisible()
    await expect(page.getByText('Standard pricing, 15 % off').first()).toBeVisible()
    await expect(page.getByText('Your price appears once')).toHaveCount(0)
  })

  test('and a member whose membership is unknown reads that, and no claim', async ({ page }) => {
    await noteSignIn(page)
    await answer(page, { ...member, pricing: null })
    await page.goto(stack.site + course)
    await expect(user(page)).toBeVisible()
    await expect(page.getByText('Your price appears once we can see your membership.').first()).toBeVisible()
    await expect(page.getByText('Members pay $')).toHaveCount(0)
  })
})

test('other tabs notice a sign-in and a sign-out without loading again', async ({ page, context }) => {
  await answer(page, member)
  await page.goto(`${stack.site}/articles`)
  await expect(login(page)).toBeVisible()
  const bookmarks = page.getByRole('link', { name: 'My Bookmarks' })
  await expect(bookmarks).toBeHidden()
  const other = await context.newPage()
  await answer(other, member)
  await other.goto(`${stack.site}/conference?signed-in`)
  await expect(user(page)).toBeVisible()
  // SN-014, RO-007.
  await expect(bookmarks).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('signed-in'))
  await expect(login(page)).toBeVisible()
  await expect(bookmarks).toBeHidden()
  await expect(page.getByText(member.name)).toHaveCount(0)
})
