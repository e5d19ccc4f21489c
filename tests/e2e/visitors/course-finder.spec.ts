import type { Locator } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const address = `${stack.site}/education/courses/find`

const numberIn = async (heading: Locator) => Number.parseInt((await heading.textContent()) ?? '', 10)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a course by month and credit, and opens it', async ({ page }) => {
    await page.goto(`${stack.site}/education/courses`)
    await page.getByRole('link', { name: 'By month, price and place' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Find a course' })).toBeVisible()
    const all = await numberIn(page.getByRole('heading', { name: /^\d+ courses$/ }))

    const found = page.getByRole('heading', { name: /^\d+ courses?$/ })
    const months = await page.getByLabel('Month').locator('option').all()
    const values = await Promise.all(months.slice(1).map((month) => month.getAttribute('value')))
    await page.getByLabel('Counts toward').selectOption('CPE Core')
    for (const month of values) {
      await page.getByLabel('Month').selectOption(month)
      await page.getByRole('button', { name: 'Show courses' }).click()
      await expect(page).toHaveURL(new RegExp(`credit=cpe-core&month=${month}`))
      await expect(page.getByLabel('Month')).toHaveValue(month ?? '')
      if ((await found.count()) > 0) break
    }
    expect(await numberIn(found)).toBeLessThan(all)

    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/education\/course\//)
    await page.goBack()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page.getByRole('heading', { name: `${all} courses` })).toBeVisible()
  })

  test('on a phone, the form starts closed and says how many values are chosen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${address}?credit=cpe-core`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    const credit = page.getByLabel('Counts toward')
    await expect(credit).toBeHidden()
    await page.getByText('Filter and sort courses (1 chosen)').click()
    await credit.selectOption('Any')
    await page.getByRole('button', { name: 'Show courses' }).click()
    await expect(page.getByText('Filter and sort courses', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear all' })).toHaveCount(0)
  })

  test('a search that nothing meets says what to do', async ({ page }) => {
    await page.goto(`${address}?format=self-study&price=high&sort=price`)
    await expect(page.getByText('No course meets all of this.')).toBeVisible()
  })
})

test('the list of courses says how many there are, and leads to them by price', async ({ page }) => {
  await page.goto(`${stack.site}/education/courses/cpe-core`)
  const [count] =
    /\d+/.exec((await page.getByText(/^\d+ courses, next date first$/).textContent()) ?? '') ?? []
  await page.getByRole('link', { name: 'Lowest price first' }).click()
  await expect(page).toHaveURL(`${address}?sort=price&credit=cpe-core`)
  await expect(page.getByRole('heading', { name: `${count} courses` })).toBeVisible()
})

test('is rendered for each request, is not in search engines, and ignores what nobody can choose', async ({
  page,
  request,
}) => {
  const response = await request.get(`${address}?month=%3Cscript%3E&place=x&page=99&utm=1`)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(await response.text()).not.toContain('value="&lt;script')
  await page.goto(address)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
