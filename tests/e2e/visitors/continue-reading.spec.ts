import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { signIn } from '../member.ts'
import { expect, test } from '../test.ts'

const article = '/articles/the-first-hundred-days'
const region = (page: Page) => page.getByRole('region', { name: 'Continue reading' })

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('continue-reading'))

async function openAndScrollToHalf(page: Page) {
  await page.clock.install()
  await page.goto(stack.site + article)
  await scrollToHalf(page)
}

async function scrollToHalf(page: Page) {
  const loading = page.waitForResponse(/\/islands\/reader-/)
  await page.evaluate(() => {
    const box = document.querySelector('#text')?.getBoundingClientRect()
    scrollTo(0, (box?.top ?? 0) + (box?.height ?? 0) / 2)
  })
  await loading
}

async function readHalf(page: Page) {
  await openAndScrollToHalf(page)
  await waitUntilNoted(page)
}

async function waitUntilNoted(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000)
      return stored(page)
    })
    .toContain(article)
}

for (const width of [375, 1440])
  test(`at ${width} px, an article that was read to its half waits on home and on lists`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(stack.site)
    await expect(region(page)).toBeHidden()
    await readHalf(page)
    for (const path of ['/', '/articles']) {
      await page.goto(stack.site + path)
      await region(page).scrollIntoViewIfNeeded()
      await expect(region(page).getByRole('listitem')).toContainText('% read')
    }
    expect(await brokenRules(page)).toEqual([])
    await region(page).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${article}#section-`))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

test('a reader finds an article by its topic, reads half of it, comes back, continues and cites it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${stack.site}/articles`)
  await page.getByRole('main').getByRole('link', { name: 'Professional Capabilities' }).first().click()
  await page.getByRole('link', { name: 'The first hundred days, week by week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first hundred days, week by week')
  await scrollToHalf(page)
  await waitUntilNoted(page)
  await page.goto(stack.site)
  await region(page).getByRole('link', { name: 'The first hundred days, week by week' }).click()
  await expect(page).toHaveURL(/#section-/)
  await page.getByText('Cite this article').click()
  await expect(page.getByRole('button', { name: 'Copy the citation in MLA' })).toBeVisible()
  await expect(page.getByText(/^Nwosu, A\., & Halvorsen, I\. \(\d{4}, /)).toBeVisible()
})

test('one press empties the list, also in other tabs', async ({ page, context }) => {
  await readHalf(page)
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto(`${stack.site}/articles`)
  await expect(region(other).getByRole('listitem')).toHaveCount(1)
  await region(page).getByRole('button', { name: 'Clear the list' }).click()
  for (const each of [page, other]) await expect(region(each)).toBeHidden()
  expect(await stored(page)).toBeNull()
})

test('an article that was read to its end leaves the list', async ({ page }) => {
  await readHalf(page)
  await page.evaluate(() => document.querySelector('#text')?.scrollIntoView({ block: 'end' }))
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return stored(page)
    })
    .toBeNull()
  await page.evaluate(() => scrollBy(0, -2000))
  await page.clock.runFor(1000)
  expect(await stored(page)).toBeNull()
})

test('a glance at an article is not noted', async ({ page }) => {
  await openAndScrollToHalf(page)
  await page.clock.runFor(8000)
  await page.goto(stack.site)
  expect(await stored(page)).toBeNull()
})

test('a sign-out empties the list', async ({ page }) => {
  await signIn(page, 'member')
  await readHalf(page)
  await page.getByRole('button', { name: 'Maren Oduya' }).click()
  await page.evaluate(() => scrollBy(0, 40))
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.waitForURL(`${stack.site}/`)
  expect(await stored(page)).toBeNull()
  await expect(region(page)).toBeHidden()
})

test('a browser that stores nothing reads articles as usual', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Object.defineProperty(Storage.prototype, name, {
        value() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
  })
  await openAndScrollToHalf(page)
  await page.clock.runFor(11_000)
  await page.goto(stack.site)
  await expect(region(page)).toBeHidden()
})
