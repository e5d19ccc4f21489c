import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const player = /\/video\/76979871\?/

test('a video sends no request to its provider before a visitor plays it, and then plays on the page', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(player, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>It plays' })
  })
  await page.goto(`${stack.site}/ceo-academy`)
  await page
    .getByText(/^Play\b/)
    .first()
    .scrollIntoViewIfNeeded()
  const poster = page.getByRole('button', { name: /^Play/ }).first()
  await expect(poster).toBeVisible()
  expect(asked).toEqual([])
  await poster.press('Enter')
  await expect(page.frameLocator('iframe[src*="/video/76979871"]').getByText('It plays')).toBeVisible()
  await expect(poster).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a video asks its provider for nothing, and is a link to its own page', async ({ page }) => {
    const asked: string[] = []
    await page.route(player, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto(`${stack.site}/ceo-academy`)
    await expect(page.getByRole('link', { name: /^Play/ })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    )
    expect(asked).toEqual([])
  })
})

test('a video says that it is loading until its player is there', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(player, async (route) => {
    await isReleased
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>It plays' })
  })
  await page.goto(`${stack.site}/ceo-academy`)
  await page.getByRole('button', { name: /^Play/ }).first().press('Enter')
  const loading = page.getByRole('status').filter({ hasText: /^Loading the video: ./ })
  await expect(loading).toBeVisible()
  release()
  await expect(loading).toBeHidden()
  await expect(page.frameLocator('iframe[src*="/video/76979871"]').getByText('It plays')).toBeVisible()
})

test('a video whose player does not answer says so, and leads to its own page', async ({ page }) => {
  await page.clock.install()
  await page.route(player, () => {})
  await page.goto(`${stack.site}/ceo-academy`)
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: /^Play/ }).first().press('Enter')
  await expect(page.getByText(/^Loading the video: ./).first()).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(page.getByText('The video did not load here.')).toBeVisible()
  await expect(page.getByText(/^Loading the video: ./).first()).toBeHidden()
  const link = page.getByRole('link', { name: /^Play/ }).first()
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871')
  await expect(link).toBeFocused()
})
