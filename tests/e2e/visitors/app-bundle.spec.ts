import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

test('the app can be hosted in any folder: nothing in its page has an absolute address', async ({
  request,
}) => {
  const html = await (await request.get(`${stack.app}/index.html`)).text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([])
})

test.describe('the app as a window of its own', () => {
  // The App SDK logs that it is not in Contentful.
  test.use({ allowedErrors: [/Cannot use App SDK outside|favicon\.ico/] })

  test('is out of reach for the page of another origin that opened it', async ({ page }) => {
    // The opener keeps access to the page, unless the app refuses.
    await page.goto(stack.webApp)
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void window.open(address), `${stack.app}/index.html`),
    ])
    await opened.waitForLoadState()
    expect(await opened.evaluate(() => window.opener)).toBeNull()
  })
})
