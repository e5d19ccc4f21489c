import { guestPricing, type Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { catalogOf } from '@association/local/storefront/catalog/catalog.ts'
import { billOf } from '@association/local/storefront/checkout/bill.ts'
import { webhookSender } from '@association/local/storefront/orders/webhooks.ts'
import type { Shop } from '@association/local/storefront/shop.ts'
import { shopData } from '@association/local/storefront/store/shop.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { afterAll, expect, test } from 'vitest'
import type { CartProduct } from '../../cart-data/lines/cart-product.ts'
import { cartView } from './cart-view.ts'
import { noProducts, withAnswer } from './products.ts'

const offers = [
  sold('course', 895, { price: { price: 895, specialMemberPrice: 595, isProgramSpecific: false } }),
  sold('golf', 185.5, { productType: 'Event' }),
  sold('guest', 195, { productType: 'Event', price: { price: 195, isProgramSpecific: true } }),
  sold('vanguard', 2450, { price: { price: 2450, specialMemberPrice: 1950, isProgramSpecific: false } }),
  sold('book', 29.99, { productType: 'Book' }),
  sold('join', 349, { productType: 'membership', price: { price: 349, isProgramSpecific: true } }),
]
const data = shopData()
afterAll(() => data.close())
const catalog = catalogOf(offers)
const now = () => new Date(0)
const webhooks = webhookSender({ secret: undefined, url: '', now })
const shop: Shop = { catalog, data, webhooks, url: () => '', siteUrl: '', now }

const products = withAnswer(noProducts, {
  unknown: [],
  products: offers.map(
    ({ variantId, productTitle, productType, price }): CartProduct => ({
      ...{ variantId, name: productTitle, productType, price },
      ...{ option: '', deliveryFormat: null, path: null, picture: null, hasEnded: false },
    }),
  ),
})

const member: Pricing = { isMember: true, hasStandardPricing: false }
const viewers: [string, Pricing][] = [
  ['visitor@example.org', guestPricing],
  ['member@example.org', member],
  ['level@example.org', { ...member, levelPercent: 15 }],
  ['standard@example.org', { isMember: true, hasStandardPricing: true }],
]

const carts = Array.from({ length: 2 ** offers.length - 1 }, (_, index) =>
  Object.fromEntries(
    offers
      .filter((_, place) => ((index + 1) >> place) & 1)
      .map(({ variantId }, place) => [variantId, { quantity: 1 + ((index + place) % 3) }]),
  ),
)

test.each(viewers)('OPEN-27: every cart of %s costs what the shop bills, to the cent', (email, pricing) => {
  for (const cart of carts) {
    const lines = Object.entries(cart).map(([variantId, { quantity }]) => ({
      id: variantId,
      variantId,
      quantity,
      attributes: [],
    }))
    const stored = { id: 'cart', createdAt: '', updatedAt: '', note: '', attributes: [], discountCodes: [] }
    const bill = billOf(shop, { ...stored, lines, buyer: {} }, email)
    expect(cartView(cart, products, pricing).totals?.subtotal, JSON.stringify(cart)).toBe(bill.totalCents)
  }
})
