import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const paths = {
  course: '/education/course/finance-for-physicians',
  programCourse: '/education/course/leading-a-rehabilitation-service',
  book: '/publications/books/after-harm',
  journal: '/publications/subscriptions/physician-leadership-journal',
  subscription: '/publications/subscriptions/the-reading-room',
  webinar: '/webinar/a-handover-in-nine-minutes',
  webinars: '/webinars',
  courses: '/education/courses',
  books: '/publications/books',
  assessments: '/store/assessments',
  bookSearch: '/publications/books/search?q=harm',
  courseFinder: '/education/courses/find?credit=cpe-core&sort=price',
  noCourse: '/education/courses/find?format=self-study&price=high',
}

for (const [name, path] of Object.entries(paths))
  test(`the page “${name}” is accessible and fits at every width`, async ({ page }) => {
    await page.goto(stack.site + path)
    const also = () => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page, { withTargets: true, also })
  })

test.describe('the variant of the address (RT-069)', () => {
  const chosen = (page: Page) => page.locator('main aside').getByRole('radio', { checked: true })

  test('is selected', async ({ page }) => {
    await page.goto(`${stack.site}${paths.course}?v=41020103`)
    await expect(chosen(page)).toHaveAccessibleName(/^In-Person .*Denver, Colorado/)
  })

  test('is the one of the program that the address names (RT-070)', async ({ page }) => {
    await page.goto(`${stack.site}${paths.programCourse}?pn=aapmr`)
    await expect(chosen(page)).toHaveAccessibleName(/AAPM&R program/)
  })

  test('is the first option if the product has no such variant', async ({ page }) => {
    const island = page.waitForResponse(/\/islands\/chosen-variant/)
    await page.goto(`${stack.site}${paths.course}?v=unknown`)
    await island
    await expect(chosen(page)).toHaveAccessibleName(/^Self-Study/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a course shows its formats, dates, prices, text and faculty', async ({ page }) => {
    await page.goto(stack.site + paths.course)
    const options = page.getByRole('group', { name: 'Formats and dates' }).getByRole('listitem')
    await expect(options).toHaveText([
      /^Self-Study\s+Start any time\s+\$895 Members pay \$\d+ Save \$\d+$/,
      /^In-Person\s.* Tampa, Florida.*\$1,395 /,
      /^In-Person\s.* Denver, Colorado.*\$1,395 /,
    ])
    await expect(page.locator('main aside').getByRole('radio')).toHaveCount(0)
    await expect(page.locator('main aside').getByRole('link', { name: 'Order by email' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Whom it suits' })).toBeVisible()
    await page.getByText('Biography').first().click()
    await expect(page.locator('details[open]')).toBeVisible()
  })

  test('a book is found by the form of the list of books (SN-034)', async ({ page }) => {
    await page.goto(stack.site + paths.books)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).fill('Krishnan')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/publications\/books\/search\?q=Krishnan$/)
    await expect(page.getByRole('link', { name: 'After Harm', exact: true })).toBeVisible()
    await expect(page.getByText('1 book matches “Krishnan”.')).toBeVisible()
  })
})

test('a visitor with a keyboard reaches each part of the list of courses (SN-033, RT-030 to RT-035)', async ({
  page,
}) => {
  await page.goto(stack.site + paths.courses)
  for (const [name, path] of [
    ['CPE Core', 'cpe-core'],
    ['CPE Elective', 'cpe-elective'],
    ['Masters', 'masters'],
    ['Online', 'online'],
    ['Hybrid Online', 'hybrid-online'],
    ['In-Person', 'in-person'],
  ] as const) {
    const filter = page
      .getByRole('navigation', { name: 'Courses by type' })
      .getByRole('link', { name, exact: true })
    await filter.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${stack.site}${paths.courses}/${path}`)
    await expect(filter).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('the list of books shows what matches while a visitor types, and says how many (LI-032)', async ({
  page,
}) => {
  await page.goto(stack.site + paths.books)
  const cards = page.getByRole('main').getByRole('article')
  const all = await cards.count()
  const field = page.getByLabel('Search books by title, author or subject')
  await field.pressSequentially('after h')
  await expect(page.getByRole('status').filter({ hasText: '1 book matches “after h”.' })).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('After Harm')
  await field.fill('zebra')
  await expect(page.getByText('No book matches “zebra”.')).toBeVisible()
  await expect(cards).toHaveCount(0)
  await field.fill('')
  await expect(cards).toHaveCount(all)
})

test.describe('the terms of the search for books', () => {
  // Navigation interrupts a transition.
  test.use({ allowedErrors: [/api\/bookSearch|Transition was aborted/] })

  test('are not needed for the form (AP-004)', async ({ page }) => {
    await page.route('**/api/bookSearch', (route) => route.abort())
    await page.goto(stack.site + paths.books)
    await page.getByLabel('Search books by title, author or subject').fill('harm')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search\?q=harm$/)
    await expect(page.getByRole('link', { name: 'After Harm', exact: true })).toBeVisible()
  })
})

test('the API lists webinars for an hour, terms of books and products (AP-001 to AP-006)', async ({
  request,
}) => {
  const webinars = await request.get(`${stack.site}/api/webinars`)
  expect(webinars.headers()['cache-control']).toBe('public, max-age=3600')
  expect(await webinars.json()).toContainEqual(
    expect.objectContaining({ path: expect.stringContaining(paths.webinar) }),
  )
  const books = await (await request.get(`${stack.site}/api/bookSearch`)).json()
  expect(books).toContainEqual(expect.objectContaining({ path: paths.book }))
  const products = await (await request.get(`${stack.site}/api/productSearch`)).json()
  expect(products.length).toBeGreaterThan(books.length)
})

test('the page of a journal lists its editions, the newest first, in three columns (LI-037, LI-038)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(stack.site + paths.journal)
  const editions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Volume \d+, Issue/ })
  await expect(editions.nth(2)).toBeVisible()
  const dates = await editions
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(dates.toSorted().toReversed())
  const tops = await editions.evaluateAll((cards) =>
    cards.slice(0, 3).map((card) => card.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
})

test.describe('before buying, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads an article of the current issue of a journal', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(stack.site + paths.journal)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Read this issue/ }).first()).toBeInViewport()
    const headings = main.getByRole('heading', { level: 2 })
    await expect(headings.filter({ hasText: 'issue' })).toHaveText(['The current issue', 'Earlier issues'])
    const [first] = await main
      .locator('section', { has: page.getByRole('heading', { name: 'The current issue' }) })
      .getByRole('listitem')
      .getByRole('link')
      .all()
    const title = (await first?.textContent()) ?? ''
    await first?.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('a visitor opens the excerpt of a book and the sample page of an assessment', async ({ page }) => {
    await page.goto(stack.site + paths.book)
    await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
    const rest = page.getByText('Then be there two minutes early.')
    await expect(rest).toBeHidden()
    await page.getByText('Read on').click()
    await expect(rest).toBeVisible()

    await page.goto(stack.site + paths.assessments)
    await page.getByText('A sample page: Team Trust Survey').click()
    await expect(page.getByText('I have held back a worry in the past month')).toBeVisible()
  })
})

test('an assessment says whom it suits, what one gets and its price; its address leads to it', async ({
  page,
}) => {
  await page.goto(`${stack.site}${paths.assessments}#team-trust-survey`)
  await expect(page.getByRole('heading', { level: 2, name: 'Team Trust Survey' })).toBeInViewport()
  const trust = page.getByRole('article').filter({ hasText: 'Team Trust Survey' })
  await expect(trust).toContainText('For a unit of up to forty people')
  await expect(trust).toContainText('$890')
  await trust.getByText('What you get').click()
  await expect(trust.getByText('A guide for the meeting about it')).toBeVisible()
  const study = page.getByRole('article').filter({ hasText: 'Medical Staff Engagement Study' })
  await expect(study).toContainText('To be announced')
  await expect(study.getByRole('link', { name: 'Ask for the price' })).toHaveAttribute('href', /^mailto:/)
})

test('webinars are listed as coming and recorded, and a recording is sold as one', async ({ page }) => {
  await page.goto(stack.site + paths.webinars)
  const part = (name: string) =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 2, name }) })
  const recording = { name: 'Add Recording to cart' }
  await expect(part('Coming').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  const free = part('Coming')
    .getByRole('article')
    .filter({ hasText: 'It goes into your cart and costs nothing.' })
  await expect(free.getByRole('button')).toHaveText([/^Add to cart for free/])
  await expect(free).toContainText(/60 minutes 1 CME credit/)
  await expect(free).toContainText('Chief medical information officer')
  await expect(part('Coming').getByRole('button', recording)).toHaveCount(0)
  await expect(part('Recorded').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await part('Recorded')
    .getByRole('button', { name: /^Add Recording to cart ?: A Handover/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('A Handover in Nine Minutes')
})
