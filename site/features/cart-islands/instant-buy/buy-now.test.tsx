import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartView } from '../../cart/contents/cart-view.ts'
import { noProducts, withAnswer } from '../../cart/contents/products.ts'
import { cartOf } from '../../cart-data/cart.ts'
import type { CartLinesAnswer, CartProduct } from '../../cart-data/lines/cart-product.ts'
import { BuyNowView } from './buy-now.tsx'

const course: CartProduct = {
  variantId: '41',
  name: 'Finance',
  productType: 'Course',
  option: '',
  deliveryFormat: null,
  path: null,
  picture: null,
  price: { price: 100, isProgramSpecific: false },
  hasEnded: false,
}

function markup(answer: Partial<CartLinesAnswer>) {
  const products = withAnswer(noProducts, { products: [], unknown: [], ...answer })
  const { lines } = cartView(cartOf('41'), products, guestPricing)
  const options = { variantId: '41', text: 'Buy', variant: 'dark', supportEmail: 'help@example.org' } as const
  return renderToStaticMarkup(<BuyNowView {...options} lines={lines} prices={() => undefined} />)
}

test.each<[string, Partial<CartLinesAnswer>]>([
  ['This course has ended.', { products: [{ ...course, hasEnded: true }] }],
  ['The price is not known yet.', { products: [{ ...course, price: { ...course.price, price: null } }] }],
  ['We no longer sell this product.', { unknown: ['41'] }],
])('what the cart refuses is not sold directly: %s', (words, answer) =>
  expect(markup(answer)).toMatch(
    new RegExp(`aria-disabled="true">Buy</button><p role="status".*>${words}</p>`),
  ),
)

test.each<[string, Partial<CartLinesAnswer>]>([
  ['is for sale', { products: [course] }],
  ['is still loading', {}],
])('a variant that %s can be bought', (_, answer) => expect(markup(answer)).not.toContain('disabled'))
