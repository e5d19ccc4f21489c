import type { Page } from '@playwright/test'
import { type Renderer, reactPage } from '../react-page.ts'
import { expect, test } from '../test.ts'

/** React must not notice that an island replaced its markup. */
const address = 'http://react-page.test/'
const count = (page: Page, number: number) => page.getByRole('button', { name: `Count ${number}` })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const renderers: readonly Renderer[] = ['React', 'Preact']

for (const renderer of renderers)
  test.describe(renderer, () => {
    let script = ''
    test.beforeAll(async () => {
      script = await reactPage(renderer)
    })

    test.beforeEach(async ({ page }) => {
      await page.route(`${address}page.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
      )
      await page.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
        }),
      )
      await page.goto(address)
      await expect(count(page, 10)).toBeVisible()
    })

    test('the markup of the server is neither visible nor focusable while the island shows its own', async ({
      page,
    }) => {
      await expect(page.locator('[data-island=count]')).toHaveText('Count 10', { useInnerText: true })
      await count(page, 10).focus()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })

    test('each island has ids of its own', async ({ page }) => {
      const fields = page.getByLabel('Field')
      await expect(fields).toHaveCount(2)
      const ids = await fields.evaluateAll((all) => all.map(({ id }) => id))
      expect(new Set(ids).size).toBe(2)
    })

    test('changed options start the island anew', async ({ page }) => {
      await count(page, 10).click()
      await expect(count(page, 11)).toBeVisible()
      await press(page, 'Change the options')
      await expect(count(page, 20)).toBeVisible()
    })

    test('React may remove and add children of the island', async ({ page }) => {
      await press(page, 'Toggle the note')
      await press(page, 'Toggle the note')
      await press(page, 'Toggle the note')
      await expect(page.getByText('A note')).toHaveCount(0)
      await count(page, 10).click()
      await expect(count(page, 11)).toBeVisible()
    })

    test.describe('an island that breaks', () => {
      test.use({ allowedErrors: [/It broke/] })

      test('shows the markup of the server with the focus, and says what broke', async ({ page }) => {
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        await count(page, 10).click()
        await count(page, 11).click()
        await expect(page.locator('[data-island=count]')).toContainText('From the server', {
          useInnerText: true,
        })
        await expect(page.getByRole('button', { name: 'Start at 10' })).toBeFocused()
        await expect.poll(() => errors).toEqual(['It broke'])
        await press(page, 'Toggle the note')
        await expect(page.getByText('A note')).toHaveCount(0)
      })
    })
  })
