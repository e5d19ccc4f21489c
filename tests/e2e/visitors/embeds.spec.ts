import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const formPage = `${stack.site}/publications/contribute`
const bookingPage = `${stack.site}/schedule-advising-session`
const form = (page: Page) => page.frameLocator('iframe[title="Propose an article"]')
const place = (page: Page) => page.locator('[data-frame]')

function asked(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack.embeds) || request.url().includes('/embed/form/'))
      addresses.push(request.url())
  })
  return addresses
}

const noteShifts = () => {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const submissions = async () => {
  const answer = await fetch(`${stack.embeds}/submissions`)
  return (await answer.json()) as { values: Record<string, string> }[]
}

test.describe('a form', () => {
  // The form must be far outside this window.
  test.use({ viewport: { width: 1280, height: 500 } })

  test('loads when it comes near, validates the input, and reaches the provider', async ({ page }) => {
    const addresses = asked(page)
    await page.goto(formPage)
    await expect(page.getByRole('link', { name: 'Open the form on a page of its own' })).toBeAttached()
    expect(addresses).toEqual([])

    await place(page).scrollIntoViewIfNeeded()
    await form(page).getByRole('button', { name: 'Send the proposal' }).click()
    await expect(form(page).getByText('Please complete this required field.').first()).toBeVisible()
    await expect(form(page).getByLabel('First name')).toBeFocused()

    const before = (await submissions()).length
    await form(page).getByLabel('First name').fill('Ada')
    await form(page).getByLabel('Last name').fill('Mensah')
    await form(page).getByLabel('Email').fill('ada@clinic.example')
    await form(page).getByLabel('Topic').selectOption('Quality and risk')
    await form(page).getByLabel('Your idea').fill('What a huddle is for.')
    await form(page).getByLabel('You may write to me').check()
    await form(page).getByRole('button', { name: 'Send the proposal' }).press('Enter')
    await expect(form(page).getByText('Thank you for your proposal.')).toBeVisible()
    const after = await submissions()
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)?.values).toMatchObject({ email: 'ada@clinic.example', topic: 'Quality and risk' })
  })

  test('is in a frame that is isolated from the site, and fits', async ({ page }) => {
    await page.goto(formPage)
    await place(page).scrollIntoViewIfNeeded()
    await expect(form(page).getByRole('button', { name: 'Send the proposal' })).toBeVisible()
    const frame = page.frames().find((each) => each.url().includes('/embed/form/'))
    expect(await frame?.evaluate(() => self.origin)).toBe('null')
    const overflow = await frame?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('the place of a form', () => {
  test.use({ viewport: { width: 1280, height: 500 } })

  test('gets the height of the form below the window, so that nothing moves in view', async ({ page }) => {
    await page.addInitScript(noteShifts)
    await page.goto(formPage)
    await place(page).evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      scrollBy({ top: top - innerHeight - 100, behavior: 'instant' })
    })
    await expect(form(page).getByRole('button', { name: 'Send the proposal' })).toBeAttached()
    const frame = page.frames().find((each) => each.url().includes('/embed/form/'))
    const wanted = () => frame?.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
    const height = async () => (await place(page).boundingBox())?.height
    // Text beside the form may be taller, and then sets the height.
    const least = () =>
      place(page).evaluate(({ style }) => Number.parseInt(style.getPropertyValue('--fits'), 10))
    await expect.poll(async () => (await least()) === (await wanted())).toBe(true)
    const fitted = await height()
    expect(fitted).toBeLessThan(840)
    await place(page).scrollIntoViewIfNeeded()
    await expect(form(page).getByRole('button', { name: 'Send the proposal' })).toBeVisible()
    expect(await height()).toBe(fitted)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })

  test('names the form until it has loaded', async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/forms/embed/v2.js', async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(formPage)
    await place(page).scrollIntoViewIfNeeded()
    const loading = page.getByText('Loading: Propose an article')
    await expect(loading).toBeVisible()
    release()
    await expect(loading).toBeHidden()
    await expect(form(page).getByLabel('First name')).toBeVisible()
  })
})

test.describe('a form that does not load', () => {
  test.use({ allowedErrors: [/v2\.js/], viewport: { width: 1280, height: 500 } })

  test('says so, and can be tried again', async ({ page }) => {
    let isDown = true
    await page.route('**/forms/embed/v2.js', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto(formPage)
    await place(page).scrollIntoViewIfNeeded()
    const told = page.getByText('This part of the page did not load')
    await expect(told).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the form on a page of its own' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(form(page).getByLabel('First name')).toBeVisible()
    await expect(told).toBeHidden()
  })

  test('on its own page shows an email address', async ({ page }) => {
    await page.route('**/forms/embed/v2.js', (route) => route.abort())
    await page.goto(`${stack.site}/embed/form/4870123/b3d7e2a4-5c16-4f0b-8a92-7e1f6c0d3b58`)
    await expect(page.getByText('The form did not load')).toBeVisible()
    await expect(page.getByRole('link', { name: /@/ }).last()).toBeVisible()
  })
})

test('a booking calendar has 1020 px of its own, is reached by keyboard, and takes an appointment', async ({
  page,
}) => {
  await page.goto(bookingPage)
  await place(page).scrollIntoViewIfNeeded()
  const frame = page.locator('iframe[title="Advising session, thirty minutes"]')
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBe(1020)
  const calendar = page.frameLocator('iframe[title="Advising session, thirty minutes"]')
  await calendar.locator('[data-day]').first().press('Enter')
  await calendar.locator('[data-time]').first().press('Enter')
  await calendar.getByLabel('Name').fill('Ada Mensah')
  await calendar.getByLabel('Email').fill('ada@clinic.example')
  await calendar.getByRole('button', { name: 'Schedule event' }).press('Enter')
  await expect(calendar.getByText('You are scheduled')).toBeVisible()
})

test('nothing moves when a frame appears', async ({ page }) => {
  await page.addInitScript(noteShifts)
  await page.goto(bookingPage)
  await place(page).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe[title="Advising session, thirty minutes"]')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form and a calendar are links to their own pages, with an email address', async ({ page }) => {
    const addresses = asked(page)
    await page.goto(formPage)
    const own = page.getByRole('link', { name: 'Open the form on a page of its own' })
    await expect(own).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: /@/ }).first()).toBeVisible()
    await page.goto(bookingPage)
    await expect(page.getByRole('link', { name: /^Open the calendar on its own page/ })).toBeVisible()
    expect(addresses).toEqual([])
    await page.goto(formPage)
    await own.click()
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  })
})

test('the policy of every page frames the services that blocks embed, and no other host', async ({
  request,
}) => {
  for (const address of [formPage, bookingPage, `${stack.site}/membership`]) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(/frame-src ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${new URL(stack.embeds).origin}`)
  }
})
