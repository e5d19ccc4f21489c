import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const widths = [375, 820, 1440]

/** RT-002 to RT-011, and past editions. */
const paths = [
  '/fall-institute/about',
  '/fall-institute/events',
  '/fall-institute/courses',
  '/fall-institute/vanguard',
  '/fall-institute/sponsors',
  '/fall-institute/registration',
  '/fall-institute/2025',
  '/conference/sponsors',
  '/conference/registration',
  '/conference/2026',
]

for (const path of paths) {
  test(`${path} is accessible and fits at every width (RT-002 to RT-011)`, async ({ page }) => {
    await page.goto(stack.site + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // The gallery checks each width.
    expect(await brokenRules(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

test('further pages of an edition open with its name, dates and place, and lead to its home', async ({
  page,
}) => {
  for (const [path, home, place] of [
    ['/fall-institute/sponsors', '/fall-institute', 'The Bayshore Hotel, Clearwater, Florida'],
    ['/fall-institute/registration', '/fall-institute', 'The Bayshore Hotel, Clearwater, Florida'],
    ['/conference/sponsors', '/conference', 'Hotel Riverside Chicago, Chicago, Illinois'],
  ] as const) {
    await page.goto(stack.site + path)
    const main = page.getByRole('main')
    const first = main.getByRole('link').first()
    await expect(first).toHaveText(/^\d{4} (?:Fall Institute|Annual Leadership Conference)$/)
    await expect(first).toHaveAttribute('href', home)
    await expect(main.locator('time').first()).toHaveText(/, \d{4}$/)
    await expect(main.getByText(place).first()).toBeInViewport()
  }
})

for (const width of [820, 1300, 1440])
  test(`at ${width} pixels, the last row of speakers is full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${stack.site}/conference`)
    const speakers = page.getByRole('main').getByRole('article')
    await expect(speakers).toHaveCount(8)
    const tops = await speakers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const inRow = (row: number | undefined) => tops.filter((top) => top === row).length
    expect(inRow(tops.at(-1))).toBe(inRow(tops[0]))
  })

type Thing = { '@type': string; [property: string]: unknown }

async function thingsOn(page: Page, path: string): Promise<Thing[]> {
  await page.goto(stack.site + path)
  const json = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  return json['@graph'] ?? [json]
}

test('only the home page of an edition describes the event, and the pages below it lead to the home page', async ({
  page,
}) => {
  for (const path of ['/fall-institute', '/conference', '/fall-institute/2025']) {
    const event = (await thingsOn(page, path)).find((thing) => thing['@type'] === 'EducationEvent')
    expect(event, path).toMatchObject({
      url: stack.site + path,
      name: expect.stringMatching(/Fall Institute|Conference/),
      location: { '@type': 'Place' },
      organizer: { '@type': 'Organization' },
    })
  }
  const below = await thingsOn(page, '/fall-institute/courses')
  expect(below.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  expect(below[0]?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: expect.stringContaining('Fall Institute'), item: `${stack.site}/fall-institute` },
    { item: `${stack.site}/fall-institute/courses` },
  ])
})

test('the page of a past edition says that it is over, and leads to the next one', async ({ page }) => {
  for (const [path, next] of [
    ['/fall-institute/2025', '/fall-institute'],
    ['/conference/2026', '/conference'],
  ] as const) {
    await page.goto(stack.site + path)
    const main = page.getByRole('main')
    await expect(main.getByText(/^This event is over\. The next one is\s*\w{3} \d/)).toBeInViewport()
    await expect(main.getByRole('link').first()).toHaveAttribute('href', next)
    await expect(main.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expect(main).not.toContainText('$')
    await expect(main.getByRole('link', { name: /register/i })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Book your seat' })).toHaveAttribute(
      'href',
      `${next}/registration`,
    )
  }
})

test('the fall institute can be registered for from its header to the first step', async ({ page }) => {
  await page.goto(`${stack.site}/fall-institute`)
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(`${stack.site}/fall-institute/registration`)
  const start = page.getByRole('link', { name: 'Start registration' })
  await expect(start).toHaveAttribute(
    'href',
    /^\/fall-institute\/registration\/1\?edition=fall-institute-\d{4}$/,
  )
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\+1 813/ })
      .first(),
  ).toHaveAttribute('href', /^tel:\+1813/)
})

test('the ticket of the conference enters the cart at the price of the current tier', async ({ page }) => {
  await page.goto(`${stack.site}/conference/registration`)
  await expect(page.getByRole('table').getByRole('row', { name: /^Preview Now/ })).toContainText('$2,335')
  await page.getByRole('button', { name: /^Add to cart ?: .* Conference$/ }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('storefront-cart') ?? '')
  await expect.poll(stored).toContain('41080101')
  await page.goto(`${stack.site}/cart`)
  await expect(page.getByRole('main')).toContainText('Annual Leadership Conference')
  await expect(page.getByRole('main')).toContainText('$2,335')
})

test('the “join now” price of the conference is bought as a ticket and a membership', async ({ page }) => {
  await page.goto(`${stack.site}/conference/registration`)
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /^Preview Now/ })).toContainText('$2,240')
  await expect(main.getByRole('link', { name: 'Log in to see your price' })).toHaveAttribute(
    'href',
    `/auth/login?returnTo=${encodeURIComponent('/conference/registration')}`,
  )
  await main.getByRole('button', { name: /with a year of membership$/ }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('storefront-cart') ?? '')
  await expect.poll(stored).toContain('41070901')
  await page.goto(`${stack.site}/cart`)
  const subtotal = main.getByRole('region', { name: 'Subtotal' })
  await expect(subtotal).toContainText('$2,240')
  await main.getByRole('button', { name: /^Remove Membership/ }).click()
  await expect(main).toContainText('This price needs one membership for each ticket.')
})
