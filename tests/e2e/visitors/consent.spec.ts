import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { fault, recorded, recordedEvents, removeRecorded } from '../measured.ts'
import { expect, test } from '../test.ts'

test.use({ hasDeclined: false })
test.beforeEach(removeRecorded)

const layer = (page: Page) => page.frameLocator('#consent').getByRole('dialog', { name: /uses cookies/ })
const choose = (page: Page, name: string) => layer(page).getByRole('button', { name }).click()
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' })
const course = '/education/course/finance-for-physicians'

function requestsOf(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === stack.embeds) paths.push(pathname)
  })
  return paths
}

const track = (page: Page, detail: object) =>
  page.evaluate((sent) => {
    document.dispatchEvent(new CustomEvent('association:track', { detail: sent }))
  }, detail)

/** Returns covered Tab stops in both directions. A frame passes the focus to its content. */
const coveredStops = (page: Page) =>
  page.evaluate(() => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(all)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled, [inert] *') &&
        stop.checkVisibility({ visibilityProperty: true }),
    )
    const isSeen = (stop: HTMLElement) =>
      [...stop.getClientRects()].some(({ left, right, top, bottom }) =>
        [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
          const hit = document.elementFromPoint((left + right) / 2, y)
          return hit !== null && (stop.contains(hit) || hit.contains(stop) || hit.matches('label'))
        }),
      )
    const covered = (way: string) => (stop: HTMLElement) => {
      stop.focus()
      if (document.activeElement !== stop || isSeen(stop)) return []
      return [
        `${way} ${location.pathname}: ${stop.textContent?.trim().slice(0, 40) || stop.outerHTML.slice(0, 80)}`,
      ]
    }
    return [...stops.flatMap(covered('Tab')), ...stops.toReversed().flatMap(covered('Shift+Tab'))]
  })

test('WCAG 2.4.11 nothing covers a stop of the Tab key, with the layer and the announcement open and closed', async ({
  page,
}) => {
  test.slow() // visits each template
  const walk = async (isAsked: boolean) => {
    const covered: string[] = []
    for (const path of ['/', '/membership', '/articles', '/conference', course]) {
      await page.goto(`${stack.site}${path}`)
      await expect(layer(page)).toBeVisible({ visible: isAsked })
      covered.push(...(await coveredStops(page)))
    }
    return covered
  }
  expect(await walk(true)).toEqual([])
  await choose(page, 'Decline')
  await page.getByRole('button', { name: 'Close the announcement' }).click()
  expect(await walk(false)).toEqual([])
})

test('SH-005 SH-006 AN-022 before a choice there is only the layer, which is accessible and covers no focus', async ({
  page,
}) => {
  const requests = requestsOf(page)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${stack.site}/membership`)
    await expect(layer(page)).toBeVisible()
    await expect(page.frameLocator('#consent').locator('#CookiebotWidget')).toBeHidden()
    expect(await brokenRules(page), `${width} px`).toEqual([])
    // A busy page gets the layer's height late.
    const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--layer'))
    await expect.poll(height).not.toBe('')
    await settings(page).focus()
    const ends = await settings(page).evaluate((button) => button.getBoundingClientRect().bottom)
    const begins = await layer(page).evaluate((dialog) => dialog.getBoundingClientRect().top)
    expect(ends).toBeLessThanOrEqual(begins)
  }
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${stack.site}/`)
  await track(page, { event: 'ad_click', internalName: 'too early' })
  expect(new Set(requests)).toEqual(new Set(['/consent.js']))
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [Object.keys(localStorage), Reflect.get(window, 'dataLayer')])).toEqual([
    [],
    undefined,
  ])
  expect(await recorded()).toEqual([])
})

test('a visitor declines with the keyboard, then sees no question again, and nothing is loaded', async ({
  page,
}) => {
  await page.goto(`${stack.site}/membership`)
  await expect(layer(page)).toBeVisible()
  const decline = layer(page).getByRole('button', { name: 'Decline all' })
  await page.keyboard.press('Tab')
  for (
    let stops = 0;
    stops < 6 && !(await decline.evaluate((own) => own === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe#consent')).toHaveCount(0)
  const requests = requestsOf(page)
  await page.goto(`${stack.site}/resources`)
  await settings(page).focus()
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeVisible()
  await choose(page, 'Decline all')
  await expect(settings(page)).toBeFocused()
  expect(requests).toEqual(['/consent.js'])
  expect(await recorded()).toEqual([])
})

test('AN-001 AN-007 AN-020 the tag manager learns the defaults, the choice and then the page', async ({
  page,
}) => {
  await page.goto(`${stack.site}/membership?q=ada@clinic.example&utm_source=mail#top`)
  await choose(page, 'Allow all')
  await expect.poll(recordedEvents).toContain('page_view')
  const entries = (await recorded()).toSorted((a, b) => a.index - b.index).map(({ entry }) => entry)
  expect(entries).toEqual([
    [
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
    ],
    ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    {
      event: 'page_view',
      page_location: `${stack.site}/membership?utm_source=mail`,
      page_title: await page.title(),
      page_referrer: '',
    },
  ])
  expect(await page.context().cookies()).toEqual([])
})

test('AN-003 AN-008 AN-010 AN-011 AN-019 the page measures what its markup says', async ({ page }) => {
  await page.goto(`${stack.site}/resources`)
  await choose(page, 'Allow all')
  await page.getByRole('group', { name: 'Advertisement' }).first().scrollIntoViewIfNeeded()
  const advertisement = page.locator('[data-advertisement]').first()
  const internalName = await advertisement.getAttribute('data-advertisement')
  await expect(async () => {
    await advertisement.dispatchEvent('click', { ctrlKey: true, button: 0, cancelable: true })
    expect(await eventNamed('ad_click')).toEqual({ event: 'ad_click', internal_name: internalName })
  }).toPass()

  await page.goto(`${stack.site}/education/courses`)
  await expect.poll(() => viewsOf('/education/courses')).toBe(1)
  const card = page.locator('[data-item]').first()
  const { sku, name, price } = JSON.parse((await card.getAttribute('data-item')) ?? '')
  const title = await page.title()
  await card.getByRole('link').first().click()
  await expect
    .poll(() => eventNamed('select_item'))
    .toEqual({
      event: 'select_item',
      ecommerce: {
        currency: 'USD',
        value: price,
        item_list_name: title,
        items: [
          expect.objectContaining({
            item_id: sku,
            item_name: name,
            price,
            quantity: 1,
            item_list_name: title,
          }),
        ],
      },
    })
  await expect.poll(() => eventNamed('view_item')).toMatchObject({ ecommerce: { items: [{ item_id: sku }] } })

  await page.goBack()
  await expect.poll(() => viewsOf('/education/courses')).toBe(2)
  await page.goto(`${stack.site}/articles`)
  await page.locator('main article').first().getByRole('link').first().click()
  // A press before the tag manager runs is not measured.
  await page.waitForURL(/\/articles\/./)
  await expect.poll(() => viewsOf(new URL(page.url()).pathname)).toBe(1)
  await page.locator('[data-share-way=link]').click()
  await expect
    .poll(() => eventNamed('share'))
    .toEqual({
      event: 'share',
      method: 'link',
      content_type: 'article',
      item_id: new URL(page.url()).pathname,
    })
})

const viewsOf = async (path: string) =>
  (await recorded()).filter(
    ({ entry }) =>
      !Array.isArray(entry) && entry.event === 'page_view' && entry.page_location === stack.site + path,
  ).length

async function eventNamed(name: string) {
  const entries = (await recorded()).map(({ entry }) => entry)
  return entries.findLast((entry) => !Array.isArray(entry) && entry.event === name)
}

test('AN-004 AN-005 AN-006 AN-009 other parts of the page send their events; withdrawal ends all at once', async ({
  page,
  context,
}) => {
  await page.goto(stack.site + course)
  await choose(page, 'Allow all')
  await expect.poll(recordedEvents).toContain('page_view')
  const other = await context.newPage()
  await other.goto(`${stack.site}/membership`)
  await expect(other.locator('iframe[src="/embed/tags"]')).toHaveCount(1)
  const items = [{ sku: '41', price: 895, name: 'Finance', quantity: 2 }]
  const item = { index: 0, item_id: '41', item_name: 'Finance', price: 895, quantity: 2 }
  await track(page, { event: 'add_to_cart', items })
  await track(page, { event: 'remove_from_cart', items })
  await track(page, { event: 'checkout', factor: 0.85, items })
  await track(page, { event: 'set_user_data', userId: '10042', isMember: true, priceLevel: 'Level 15' })
  await expect
    .poll(() => eventNamed('set_user_data'))
    .toEqual({
      event: 'set_user_data',
      user_id: '10042',
      is_member: true,
      price_level: 'Level 15',
    })
  for (const [event, value] of [
    ['add_to_cart', 1790],
    ['remove_from_cart', 1790],
    ['checkout', 1521.5],
  ] as const)
    expect(await eventNamed(event)).toEqual({ event, ecommerce: { currency: 'USD', value, items: [item] } })
  await expect.poll(() => page.evaluate(() => localStorage['tag-cookies'])).toContain('_ga')

  await settings(page).click()
  await choose(page, 'Decline all')
  for (const each of [page, other]) await expect(each.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage['tag-cookies'])).toBe(undefined)
  await removeRecorded()
  for (const each of [page, other]) await track(each, { event: 'ad_click', internalName: 'too late' })
  await page.goto(`${stack.site}/resources`)
  await expect(settings(page)).toBeVisible()
  expect(await recorded()).toEqual([])
})

test.describe('scripts that do not answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test.afterEach(async () => {
    await fault('consent.js', 'none')
    await fault('gtm.js', 'none')
  })

  test('a page is painted and works while they hang', async ({ page }) => {
    await page.route(`${stack.embeds}/consent.js`, () => new Promise(() => {}))
    const request = page.waitForRequest(/consent\.js$/)
    await page.goto(`${stack.site}/membership`)
    await request
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    const education = page.getByRole('banner').getByRole('button', { name: 'Education' })
    await education.click()
    await expect(education).toHaveAttribute('aria-expanded', 'true')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('AN-023 a consent script that fails is a warning, and all stays denied', async ({ page }) => {
    await fault('consent.js', 'refuse')
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto(`${stack.site}/membership`)
    expect((await warning).text()).toBe('The consent script did not load. Nothing is measured.')
    await settings(page).click()
    const notice = page.frameLocator('#consent').getByRole('dialog', { name: 'Cookie settings' })
    await expect(notice).toContainText('The cookie settings did not load.')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe#consent')).toHaveCount(0)
    expect(await recorded()).toEqual([])
  })
})
