import { stack } from './environment.ts'
import { expect, test } from './test.ts'

test('a video asks its provider for nothing before somebody plays it, and then plays on the page', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>It plays' })
  })
  await page.goto(`${stack.site}/blocks/media`)
  const poster = page.locator('summary', { hasText: 'Play' })
  await poster.scrollIntoViewIfNeeded()
  await expect(poster).toBeVisible()
  expect(asked).toEqual([])
  await poster.press('Enter')
  await expect(page.frameLocator('iframe[src*="player.vimeo.com"]').getByText('It plays')).toBeVisible()
  await expect(poster).toBeHidden()
})
