import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { signIn } from '../member.ts'
import { expect, test } from '../test.ts'

const example = (variant: string) => `/preview/gallery/scheduler/alone?variant=${encodeURIComponent(variant)}`
const session = (page: Page, title: string) =>
  page.locator('main li[data-session]', { has: page.getByRole('heading', { name: title, exact: true }) })
const add = (page: Page, title: string) =>
  page.getByRole('button', { name: `Add to my schedule: ${title}`, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search sessions' })
const shown = (page: Page) => page.locator('main li[data-session]:visible')

// The fixture: Chicago, Friday, April 17 to Sunday, April 19, 2026.
test.use({ timezoneId: 'America/Chicago' })

test('a visitor finds sessions by words, type and track, with the keyboard', async ({ page }) => {
  await page.goto(example('fixture'))
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await search(page).focus()
  await page.keyboard.type('maren')
  await expect(shown(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 of 7 sessions' })).toBeVisible()
  await expect(page.locator('main details:visible')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wellness')
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByText('No session matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all sessions' }).press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await expect(shown(page)).toHaveCount(4)
  await page.getByLabel('Track').selectOption('Finance')
  await expect(shown(page)).toHaveCount(1)
  await expect(session(page, 'Reading a balance sheet in thirty minutes')).toBeVisible()
})

test('a visitor keeps a schedule, reads about overlaps, and prints it', async ({ page }) => {
  await page.goto(example('two hundred sessions'))
  await page.getByRole('link', { name: 'Sat, Apr 18' }).click()
  await add(page, 'Session 1').press('Space')
  await expect(add(page, 'Session 1')).toHaveAttribute('aria-pressed', 'true')
  await expect(session(page, 'Session 1').getByText('My schedule', { exact: true })).toBeVisible()
  await add(page, 'Session 2').click()
  await add(page, 'Session 3').click()
  await expect(session(page, 'Session 1')).toContainText('Overlaps with Session 2.')
  await expect(session(page, 'Session 2')).toContainText('Overlaps with Session 1.')
  await expect(session(page, 'Session 3')).not.toContainText('Overlaps')
  await page.reload()
  await page.getByRole('checkbox', { name: 'My schedule (3)' }).check()
  await expect(shown(page)).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(search(page)).toBeHidden()
  await expect(session(page, 'Session 1').getByText('My schedule', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await add(page, 'Session 2').press('Enter')
  await expect(shown(page)).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'My schedule (2)' })).toBeFocused()
  await expect(session(page, 'Session 1')).not.toContainText('Overlaps')
})

for (const kind of ['forbidden', 'full'])
  test(`with ${kind} storage, the schedule works until the page is closed, and says so`, async ({ page }) => {
    await page.addInitScript((isForbidden) => {
      const fail = () => {
        throw new DOMException('No storage.')
      }
      Storage.prototype.setItem = fail
      if (isForbidden) Storage.prototype.getItem = fail
    }, kind === 'forbidden')
    await page.goto(example('fixture'))
    await add(page, 'Breakfast with the faculty').click()
    await expect(add(page, 'Breakfast with the faculty')).toHaveAttribute('aria-pressed', 'true')
    await expect(session(page, 'Breakfast with the faculty')).toContainText('This browser cannot store')
  })

test('during the event, the page shows what runs now and next, and opens the day of today', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-04-18T09:59:00-05:00') })
  await page.goto(example('fixture'))
  await expect(page.locator('main details[open]')).toContainText('The difficult conversation')
  const region = page.getByRole('region', { name: 'Now and next' })
  await expect(region).toContainText(
    'Now: The difficult conversation, rehearsed, 9:00 – 10:30 AM CT, Room 210',
  )
  await expect(region).toContainText(
    'Next: Closing: one change by Monday, Sunday, April 19, 9:00 – 10:00 AM CT',
  )
  await page.clock.runFor('31:00')
  await expect(region).not.toContainText('Now:')
  await region.getByRole('link', { name: 'Closing' }).click()
  await expect(session(page, 'Closing: one change by Monday')).toBeInViewport()
  await page.clock.runFor('24:00:00')
  await expect(region).toBeHidden()
})

test.describe('for a visitor in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('each session also has the visitor’s own time', async ({ page }) => {
    await page.goto(example('fixture'))
    await expect(session(page, 'Breakfast with the faculty')).toContainText('Your time: 9:00 – 10:00 PM')
    await expect(session(page, 'Walk along the river')).toContainText(
      /Your time:\s7:30 – 8:30 AM .+, the next day/,
    )
  })
})

for (const width of [820, 1440])
  test.describe(`for a visitor in Paris, at ${width} px`, () => {
    test.use({ timezoneId: 'Europe/Paris', viewport: { width, height: 900 } })

    test('nothing moves when the visitor’s own time comes', async ({ page }) => {
      for (const variant of ['fixture', 'one session, past midnight']) {
        await page.goto(example(variant))
        await expect(page.getByText('Your time:').first()).toBeVisible()
        const [withTime, without] = await page.locator('main').evaluate((main) => {
          const heightOfDays = () => [...main.querySelectorAll('details')].map((day) => day.offsetHeight)
          const heights = heightOfDays()
          for (const own of main.querySelectorAll<HTMLElement>('[data-schedule=own]')) own.hidden = true
          return [heights, heightOfDays()]
        })
        expect(withTime, variant).toEqual(without)
      }
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all sessions are there, and no control that does nothing', async ({ page }) => {
    await page.goto(example('fixture'))
    await expect(page.locator('main li[data-session]')).toHaveCount(7)
    await expect(page.locator('main :is(button, input, select):visible')).toHaveCount(0)
    await page.getByRole('link', { name: 'Sun, Apr 19' }).click()
    await expect(page.locator('main details[open]')).toHaveCount(2)
    await expect(session(page, 'Closing: one change by Monday')).toBeInViewport()
  })
})

test('a signed-in member finds the schedule again on another device', async ({ page, browser }) => {
  await signIn(page, 'member', '/conference')
  const title = 'Near misses on the wall'
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/schedule/') && response.request().method() === 'PUT',
  )
  await add(page, title).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Your schedule is saved with your account.')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'member', '/conference')
  await other.getByRole('heading', { name: 'Schedule at a glance' }).scrollIntoViewIfNeeded()
  await expect(add(other, title)).toHaveAttribute('aria-pressed', 'true')
  const calendar = other.getByRole('link', { name: 'Add my schedule to your calendar' }).first()
  const answer = await other.request.get((await calendar.getAttribute('href')) ?? '')
  expect(await answer.text()).toContain(`SUMMARY:${title}`)
  await other.context().close()
})

for (const width of [375, 820, 1440])
  test(`the schedule is accessible at ${width} px, with filters and notes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(example('two hundred sessions'))
    await search(page).fill('session 1')
    for (const title of ['Session 1', 'Session 15']) await add(page, title).click()
    await search(page).fill('nothing at all')
    await search(page).fill('session 15')
    await expect(shown(page)).toHaveCount(12)
    expect(await brokenRules(page, { include: ['main'] })).toEqual([])
  })

test('the calendar of a schedule answers GET, HEAD and a reader that has the newest version', async ({
  request,
}) => {
  const path = '/api/calendar/events/conference-glance.ics'
  const whole = await request.get(path)
  const { etag = '', 'last-modified': modified = '', 'content-type': type } = whole.headers()
  expect([whole.status(), type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await whole.text()).toContain('SUMMARY:Near misses on the wall')

  const head = await request.head(path)
  expect(head.status()).toBe(200)
  expect(head.headers()).toMatchObject({ etag, 'last-modified': modified, 'content-type': type })
  expect(await head.text()).toBe('')

  const validators = [
    ['if-none-match', etag],
    ['if-modified-since', modified],
  ] as const
  for (const [name, value] of validators) {
    const unchanged = await request.get(path, { headers: { [name]: value } })
    expect([unchanged.status(), await unchanged.text()]).toEqual([304, ''])
  }
  const changed = await request.get(path, { headers: { 'if-none-match': '"another"' } })
  expect(changed.status()).toBe(200)
})
