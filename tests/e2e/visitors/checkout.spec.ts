import type { BrowserContext, Page } from '@playwright/test'
import { accounts } from '../../../packages/local/members/accounts.ts'
import { decline } from '../decline.ts'
import { stack } from '../environment.ts'
import { test as base, expect } from '../test.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** No other test buys these. */
const halmj = '41050201'
const jmpm = '41050301'
const member = accounts.find(({ email }) => email === 'member@example.org')

const test = base.extend<object, { signedIn: StorageState }>({
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await context.addInitScript(decline)
      const page = await context.newPage()
      await page.goto(`${stack.site}/cart`)
      await fillCart(page, { [jmpm]: { quantity: 1 } })
      await expect(page.getByText('Please log in or register to checkout', { exact: true })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).press('Enter')
      await page.getByLabel('Email address').fill(member?.email ?? '')
      await page.getByRole('textbox', { name: 'Password' }).fill(member?.password ?? '')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${stack.site}/cart`)
      await expect(checkoutButton(page)).toBeEnabled()
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
})

test.use({ allowedErrors: [/the server responded with a status of (401|402|502)/] })

const checkoutButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Checkout' })

async function fillCart(page: Page, cart: Record<string, { quantity: number }>) {
  await page.evaluate((text) => localStorage.setItem('storefront-cart', text), JSON.stringify(cart))
  await page.reload()
}

async function openCart(page: Page, cart: Record<string, { quantity: number }>) {
  await page.goto(`${stack.site}/cart`)
  await fillCart(page, cart)
  await expect(checkoutButton(page)).toBeEnabled()
}

const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('storefront-cart'))

async function pay(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Name on the card').fill('Maren Oduya')
  await page.getByLabel('Expires (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('111')
  await page.keyboard.press('Enter')
}

const shop = (path: string, body?: object) =>
  fetch(`${stack.shop}${path}`, {
    method: 'PUT',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

test('CA-018 CA-022 RO-005 a purchase by keyboard: a declined card keeps the cart, an order empties it', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${stack.site}/education/course/finance-for-physicians`)
  await fillCart(page, {})
  const add = page.locator('main aside').getByRole('button', { name: /^Add to cart/ })
  await add.press('Enter')
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: 'Checkout' })
    .press('Enter')
  await page.waitForURL(`${stack.shop}/checkouts/**`)
  const firstCheckout = page.url()
  await expect(page.getByText('Signed in as')).toContainText('member@example.org')
  await pay(page, '2')
  await expect(page.getByRole('alert')).toBeVisible()

  await page.goto(`${stack.site}/cart`)
  await expect(page.getByText('Your order is not complete. Everything is in your cart again.')).toBeVisible()
  expect(await storedCart(page)).toMatch(/^\{"\d+":\{"quantity":1\}\}$/)

  await checkoutButton(page).dblclick()
  await page.waitForURL(`${stack.shop}/checkouts/**`)
  // An equal key gets the same cart; the second click does nothing.
  expect(page.url()).toBe(firstCheckout)
  expect(requests.filter((path) => path === '/api/checkout/cart')).toHaveLength(2)
  await pay(page, '1')
  await page.getByRole('link', { name: 'Return to the site' }).press('Enter')
  await page.waitForURL(`${stack.site}/cart?order=completed`)
  await expect(page.getByText('Thank you. Your order is complete.')).toBeVisible()
  await expect.poll(() => storedCart(page)).toBe('{}')
  await expect(checkoutButton(page)).toBeHidden()
})

test('what the shop does not sell is said before the visitor leaves', async ({ page }) => {
  await shop(`/stock/${halmj}`, { pieces: 0 })
  await openCart(page, { [halmj]: { quantity: 1 }, [jmpm]: { quantity: 1 } })
  await checkoutButton(page).press('Enter')
  const review = page.getByRole('region', { name: 'The shop cannot sell everything as it is in your cart' })
  await expect(review).toBeFocused()
  await expect(review.getByRole('listitem')).toHaveText(/ is sold out\.$/)
  await review.getByRole('button', { name: 'Change my cart' }).press('Enter')
  await expect(checkoutButton(page)).toBeFocused()
  expect(await storedCart(page)).toContain(halmj)

  await shop(`/stock/${halmj}`, { pieces: 1 })
  await fillCart(page, { [halmj]: { quantity: 3 } })
  await checkoutButton(page).press('Enter')
  await expect(review.getByRole('listitem')).toHaveText(/: you want 3, and the shop has 1\.$/)
  await review.getByRole('button', { name: 'Continue anyway' }).press('Enter')
  await page.waitForURL(`${stack.shop}/checkouts/**`)
  await page.goBack()
  await expect(page.getByText('Your order is not complete. Everything is in your cart again.')).toBeVisible()
  await shop(`/stock/${halmj}`, { pieces: 1000 })
})

test('CA-032 ER-002 CA-017 without a checkout the button is idle again, with the words of the specification', async ({
  page,
}) => {
  await openCart(page, { [jmpm]: { quantity: 1 } })
  await shop('/faults/broken')
  await checkoutButton(page).press('Enter')
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Sorry' })
  await expect(alert).toBeVisible()
  expect(await alert.textContent()).toMatch(/^Sorry an error occurred\. {2}Please contact [^ ]+@[^ ]+[^.]$/)
  await shop('/faults/none')
  await expect(checkoutButton(page)).toBeEnabled()
  expect(await storedCart(page)).toBe(JSON.stringify({ [jmpm]: { quantity: 1 } }))
})

test.describe('when the sign-in link fails', () => {
  test.use({ allowedErrors: [/status of 502|The checkout did not open: link/] })

  test('CA-033 ER-038 the console says why, and the cart is kept', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route('**/api/checkout/link', (route) => route.fulfill({ status: 502 }))
    await openCart(page, { [jmpm]: { quantity: 1 } })
    await checkoutButton(page).press('Enter')
    await expect(
      page.getByText(/^The checkout did not open\. Everything is still in your cart\./),
    ).toBeVisible()
    await expect.poll(() => errors).toEqual(['The checkout did not open: link'])
    expect(await storedCart(page)).toContain(jmpm)
  })
})

test('a session that ended during the checkout asks to log in, and keeps the cart (SH-065, ER-011)', async ({
  page,
  context,
}) => {
  await openCart(page, { [jmpm]: { quantity: 1 } })
  await context.clearCookies()
  await checkoutButton(page).press('Enter')
  await expect(page.getByText('Please log in or register to checkout', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/auth/login?returnTo=%2Fcart&screen_hint=signup',
  )
  expect(await storedCart(page)).toContain(jmpm)
})
