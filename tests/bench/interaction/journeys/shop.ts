import type { Page } from '@playwright/test'
import { cartKey } from '../../../../site/base/cart-key.ts'
import type { JourneyVisit } from '../visit.ts'

const course = '/education/course/finance-for-physicians'
const variantId = '41020101'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const linesOf = (page: Page) =>
  page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')

export async function addToCart({ page, open, press, type }: JourneyVisit) {
  await open(course)
  const add = page.locator('main aside').getByRole('button', { name: /^Add to cart/ })
  await press(add, () => linesOf(page).first().waitFor())
  await type(['Escape'], () => drawerOf(page).waitFor({ state: 'detached' }))
  await press(add, () => drawerOf(page).waitFor())
}

export async function changeQuantity({ page, open, press, type }: JourneyVisit) {
  await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
    cartKey,
    JSON.stringify({ [variantId]: { quantity: 2 } }),
  ] as const)
  await open('/articles')
  const quantity = linesOf(page).getByLabel(/^Quantity/)
  const isStored = (count: number) => () =>
    page.waitForFunction(([key, text]) => localStorage.getItem(key)?.includes(text), [
      cartKey,
      `"quantity":${count}`,
    ] as const)
  await press(page.getByRole('link', { name: 'Cart 2 items' }), () => quantity.waitFor())
  await press(quantity, () => page.locator('dialog input:focus').waitFor())
  await type(['Backspace', '5'], isStored(5))
  await type(['ArrowUp', 'ArrowUp'], isStored(7))
  await press(linesOf(page).getByRole('button', { name: /^Remove/ }), () =>
    linesOf(page).waitFor({ state: 'detached' }),
  )
  await press(page.getByRole('button', { name: 'Undo' }), () => linesOf(page).first().waitFor())
}
