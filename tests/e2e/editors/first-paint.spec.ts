import type { Page, Route } from '@playwright/test'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const noteFirstWords = (page: Page) =>
  page.addInitScript(() => {
    if (!location.pathname.startsWith('/preview/')) return
    const look = () => {
      const words = document.querySelector('blockquote')
      if (words && getComputedStyle(words).visibility !== 'hidden')
        Object.assign(globalThis, { firstWords: words.textContent })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test('a preview that opens while something is unsaved shows it from its first paint', async ({ page }) => {
  await noteFirstWords(page)
  await page.goto(entryAddress('home-quote'))
  const editor = page.frameLocator('iframe[title$=": editor"]')
  const field = editor.getByRole('textbox', { name: /^Quote/ })
  await expect(field).toBeVisible()
  const preview = () =>
    page
      .frames()
      .find(
        (frame) =>
          frame.url().startsWith(`${stack.site}/preview/`) &&
          frame.parentFrame()?.parentFrame() === page.mainFrame(),
      )
  await expect.poll(preview, { timeout: 20_000 }).toBeTruthy()
  await expect(preview()?.locator('blockquote') ?? page.locator('none')).toBeVisible()

  const held: Route[] = []
  await page.route(
    (address) => address.host === stack.management,
    (route) => (route.request().method() === 'PUT' ? void held.push(route) : route.continue()),
  )
  const words = `Not saved anywhere ${Date.now()}`
  await field.fill(words)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await preview()?.evaluate(() => location.reload())
  const firstWords = () =>
    preview()
      ?.evaluate(() => (globalThis as { firstWords?: string }).firstWords)
      .catch(() => undefined) // while it navigates
  await expect.poll(firstWords, { timeout: 20_000 }).toBe(words)
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
