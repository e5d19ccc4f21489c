import type { Locator, Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const course = `${stack.site}/education/course/finance-for-physicians`
const [selfStudy, denver] = ['41020101', '41020103']
const one = { quantity: 1 }

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const lines = (page: Page) => page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
const quantity = (page: Page) => lines(page).getByLabel(/^Quantity/)
const addToCart = (page: Page) => page.locator('main aside').getByRole('button', { name: /^Add to cart/ })
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('storefront-cart') ?? 'null'))
const store = (page: Page, text: string) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem('given')) return
    sessionStorage.setItem('given', '1')
    localStorage.setItem('storefront-cart', given)
  }, text)

async function isFine(page: Page) {
  expect(await brokenRules(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('a course is added with the keyboard, changed in another tab, removed and brought back', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(course, { waitUntil: 'networkidle' })
  expect(scripts.filter((path) => /cart|react/.test(path))).toEqual([])

  const options = page.locator('main aside').getByRole('radio')
  await options.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('100')
  await expect(page.locator('main aside')).toContainText('The maximum value allowed is 99')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1.5')
  await expect(page.locator('main aside')).toContainText('Enter a whole number')
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
  await expect(drawer(page).getByRole('status').filter({ hasText: 'is in your cart.' })).toHaveCount(1)
  await expect(lines(page)).toHaveCount(1)
  await expect(drawer(page)).toContainText('Please log in or register to checkout')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(addToCart(page)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cart 2 items' })).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${stack.site}/cart`)
  await quantity(other).fill('5')
  await expect(page.getByRole('link', { name: 'Cart 5 items' })).toBeVisible()
  await lines(other)
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await other.keyboard.press('Enter')
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await expect(other.getByRole('status').filter({ hasText: 'was removed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(quantity(other)).toHaveValue('5')
  await expect(page.getByRole('link', { name: 'Cart 5 items' })).toBeVisible()
})

test('the address of a product chooses the variant that is added', async ({ page }) => {
  await page.goto(`${course}?v=${denver}`)
  await expect(page.locator('main aside').getByRole('radio', { name: /Denver/ })).toBeChecked()
  await addToCart(page).click()
  await expect(lines(page)).toContainText('Denver')
  expect(await stored(page)).toEqual({ [denver]: { quantity: 1 } })
})

for (const width of [375, 1440])
  test(`the drawer and the page of the cart are accessible at ${width}`, async ({ page }) => {
    const over = { quantity: 1, customAttributes: [{ key: 'Guest', value: 'W'.repeat(200) }] }
    await page.setViewportSize({ width, height: 800 })
    await store(page, JSON.stringify({ [selfStudy]: { quantity: 2 }, [denver]: over, gone: { quantity: 1 } }))
    await page.goto(`${stack.site}/articles`)
    await page.getByRole('link', { name: 'Cart 4 items' }).click()
    await expect(drawer(page)).toContainText('We no longer sell this product.')
    await expect(quantity(page).first()).toHaveValue('2')
    await isFine(page)
    await drawer(page).getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(`${stack.site}/cart`)
    await expect(lines(page)).toHaveCount(3)
    await quantity(page).first().fill('0')
    await expect(lines(page).first()).toContainText('The minimum value allowed is 1')
    for (const wrong of ['', '1.5']) {
      await quantity(page).first().fill(wrong)
      await expect(lines(page).first()).toContainText('Enter a whole number')
    }
    await isFine(page)
    expect(await stored(page)).toMatchObject({ [selfStudy]: { quantity: 2 } })
  })

test('on a phone the checkout stays in view above a long cart, and covers no field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await store(page, JSON.stringify({ [selfStudy]: one, [denver]: one, 41020201: one }))
  await page.goto(`${stack.site}/cart`)
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })
  await expect(logIn).toBeInViewport({ ratio: 1 })
  const field = quantity(page).last()
  await expect(field).not.toBeInViewport()
  await field.focus()
  const bottomOf = async (shown: Locator) => {
    const box = await shown.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const subtotal = await page.getByText('Subtotal', { exact: true }).boundingBox()
  expect(await bottomOf(field)).toBeLessThan(subtotal?.y ?? 0)
  await expect(logIn).toBeInViewport({ ratio: 1 })
})

test('a registration leaves the cart as a whole, after a question', async ({ page }) => {
  const seat = { quantity: 1, customAttributes: [{ key: '_registration', value: 'a-registration-0001' }] }
  await store(page, JSON.stringify({ [selfStudy]: seat, 41050301: { quantity: 1 }, [denver]: seat }))
  await page.goto(`${stack.site}/cart`)
  const remove = lines(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
  await remove.press('Enter')
  const question = page.getByRole('group', { name: /^Remove/ })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Its 2 products are only sold together.')
  await isFine(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(lines(page)).toHaveCount(3)
  await remove.press('Enter')
  await question.getByRole('button', { name: 'Remove the whole registration' }).press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(lines(page)).toHaveCount(3)
  expect(await page.evaluate(() => localStorage.getItem('storefront-cart'))).toContain('a-registration')
})

test('a tampered cart keeps its valid lines, and reports the loss once', async ({ page }) => {
  await store(page, `{"${selfStudy}":{"quantity":1e9},"__proto__":{"quantity":1},"x y":{"quantity":1}}`)
  await page.goto(`${stack.site}/cart`)
  await expect(page.getByText('Part of the cart that your browser had stored was not readable')).toBeVisible()
  await expect(quantity(page)).toHaveValue('99')
  expect(await stored(page)).toEqual({ [selfStudy]: { quantity: 99 } })
  await page.reload()
  await expect(quantity(page)).toHaveValue('99')
  await expect(page.getByText('was not readable')).toHaveCount(0)
})

test('a browser that stores nothing has a cart for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto(course)
  await addToCart(page).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(drawer(page)).toContainText('Your browser stores nothing for this site.')
})

test.describe('while the code of the cart loads', () => {
  const code = /\/islands\/cart-(?!data|link|application)[\w-]+\.js/
  const link = (page: Page) => page.getByRole('link', { name: /^Cart/ })

  test('the drawer is open and says so, and stays closed once it is closed', async ({ page }) => {
    let load = () => {}
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route(code, async (route) => {
      await loaded
      await route.continue()
    })
    await page.goto(stack.site)
    await link(page).click()
    await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
    await expect(drawer(page).getByRole('status')).toHaveText('Loading your cart …')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(link(page)).toBeFocused()
    const answer = page.waitForResponse(code)
    load()
    await (await answer).finished()
    await link(page).click()
    await expect(drawer(page)).toContainText('Your cart is empty.')
    await expect(drawer(page)).toHaveCount(1)
  })

  test.describe('without success', () => {
    test.use({ allowedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module/] })

    test('the link leads to the page of the cart', async ({ page }) => {
      await page.route(code, (route) => route.abort())
      await page.goto(stack.site)
      await link(page).click()
      await page.waitForURL('**/cart')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is ordered by mail', async ({ page }) => {
    await page.goto(course)
    await expect(page.locator('main aside').getByRole('link', { name: /^Order by email/ })).toBeVisible()
    await expect(addToCart(page)).toBeHidden()
  })
})
