import { stack } from './environment.ts'
import { expect, test } from './test.ts'

const player = /\/video\/76979871\?/

test('a video asks its provider for nothing before somebody plays it, and then plays on the page', async ({
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
