import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const pages = (page: Page) => page.getByRole('navigation', { name: /^Pages, / })

const outlineOf = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))

for (const path of ['/articles', '/articles/topics', '/articles/topics/quality-and-risk', '/faculty'])
  test(`${path} is accessible, fits, and has an outline without gaps at every width`, async ({ page }) => {
    await page.goto(stack.site + path)
    await expectAccessible(page, { withTargets: true })
    const ranks = await outlineOf(page)
    expect(ranks.filter((rank) => rank === 1)).toEqual([1])
    expect(ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)).toEqual([])
  })

test('LI-001 LI-002 LI-003 LI-004 LI-005 LI-006 RT-012 RT-013 CO-007 a list leads from page to page', async ({
  page,
}) => {
  await page.goto(`${stack.site}/articles`)
  await expect(pages(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0)
  await expect(pages(page)).toContainText(/Page 1 of \d+/)
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${stack.site}/articles/page/2`)
  await expect(page.locator('main article')).toHaveCount(12)
  const last = Number(/of (\d+)/.exec((await pages(page).textContent()) ?? '')?.[1])
  await page.goto(`${stack.site}/articles/page/${last}`)
  await expect(pages(page)).toContainText(`Page ${last} of ${last}`)
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await page.goto(`${stack.site}/articles/page/2`)
  await pages(page).getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(`${stack.site}/articles`)
})

test('no article is on two pages of the list', async ({ page }) => {
  const articles = () =>
    page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto(`${stack.site}/articles`)
  const first = await articles()
  await page.goto(`${stack.site}/articles/page/2`)
  const second = await articles()
  expect(new Set(second).size).toBe(12)
  expect(second.filter((path) => first.includes(path))).toEqual([])
})

test('LI-007 a list of one page has no links to pages', async ({ page }) => {
  await page.goto(`${stack.site}/aapl-jobs`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pages(page)).toHaveCount(0)
})

test('LI-024 LI-027 LI-029 /articles shows one article large, the same for every visitor', async ({
  page,
  browser,
}) => {
  const featured = (shown: Page) =>
    shown.locator('main article', { hasText: 'Featured article' }).getByRole('heading')
  await page.goto(`${stack.site}/articles`)
  await expect(featured(page)).toHaveCount(1)
  await expect(page.locator('main article time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const other = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await other.newPage()
  await visitor.goto(`${stack.site}/articles`)
  await expect(featured(visitor)).toHaveText((await featured(page).textContent()) ?? '')
  await other.close()
})

test('SN-036 RT-019 RT-020 the keyboard leads from all articles by topic to an article', async ({ page }) => {
  await page.goto(`${stack.site}/articles`)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await reach(page, topics.getByRole('link', { name: 'Quality and Risk' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stack.site}/articles/topics/quality-and-risk`)
  await expect(topics.getByRole('link', { name: 'Quality and Risk' })).toHaveAttribute('aria-current', 'page')
  const first = page.locator('main article').first().getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await reach(page, first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

async function reach(page: Page, target: ReturnType<Page['locator']>) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test.describe('topics without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('the overview jumps to a topic, whose cards do not repeat its name, and leads to its page', async ({
    page,
  }) => {
    await page.goto(`${stack.site}/articles/topics`)
    const jump = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await jump.filter({ hasText: 'Quality and Risk' }).click()
    await expect(page).toHaveURL(`${stack.site}/articles/topics#quality-and-risk`)
    const topic = page.getByRole('region', { name: 'Quality and Risk' })
    await expect(topic.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(topic.locator('article')).not.toContainText('Quality and Risk')
    await topic.getByRole('link', { name: /^All \d+ articles on this topic/ }).click()
    const writers = page.getByRole('main').locator('section', { hasText: 'Who writes about it' })
    const newest = writers.getByRole('link').first()
    const title = (await newest.textContent()) ?? ''
    await newest.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('the filters are one row that scrolls, and the page does not', async ({ page }) => {
    await page.goto(`${stack.site}/articles`)
    const filters = page.getByRole('navigation', { name: 'Topics' }).getByRole('listitem')
    const tops = await filters.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const last = filters.getByRole('link').last()
    await expect(last).not.toBeInViewport()
    await last.focus()
    await expect(last).toBeInViewport()
  })
})
