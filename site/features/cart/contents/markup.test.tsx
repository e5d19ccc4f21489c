import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CartEntry } from '../../cart-data/cart.ts'
import type { CartProduct } from '../../cart-data/lines/cart-product.ts'
import { registrationKind } from '../../registration/line-kind/registration-kind.ts'
import { Empty, TotalsView } from './cart-contents.tsx'
import { cartView } from './cart-view.ts'
import { Line } from './line.tsx'
import { nextNotice, noNotice } from './notice.ts'
import { noProducts, withAnswer } from './products.ts'

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)
const product: CartProduct = {
  variantId: 'a',
  name: long,
  productType: 'Course',
  option: 'In-Person, Phoenix, AZ',
  deliveryFormat: 'In-Person',
  path: '/education/course/a?v=a',
  picture: { src: 'https://images.example/a.webp', width: 96, height: 64 },
  price: { price: 100, specialMemberPrice: 80, isProgramSpecific: false },
  hasEnded: false,
}
const member = { ...guestPricing, isMember: true }

function line(more: Partial<CartProduct> = {}, entry: CartEntry = { quantity: 3 }, pricing = guestPricing) {
  const products = withAnswer(noProducts, { products: [{ ...product, ...more }], unknown: ['gone'] })
  const [view] = cartView({ [more.variantId ?? 'a']: entry }, products, pricing).lines
  if (!view) throw new Error('The cart has no line.')
  return renderToStaticMarkup(
    <ul>
      <Line
        line={view}
        lineKind={registrationKind}
        group={[view]}
        onQuantity={() => {}}
        onRemove={() => {}}
        onInvalid={() => {}}
      />
    </ul>,
  )
}

describe('a line of the cart', () => {
  test('has a picture, the name with its page, the option, the price of one and the total', () => {
    const html = line()
    expect(html).toContain(
      '<img loading="lazy" src="https://images.example/a.webp" width="96" height="64" alt=""',
    )
    expect(html).toContain(`<a href="/education/course/a?v=a">${long}</a>`)
    expect(html).toContain('In-Person, Phoenix, AZ')
    expect(html).toMatch(/\$100 each.*\$300/)
  })

  test('shows the price of a member with its reason', () =>
    expect(line({}, { quantity: 1 }, member)).toMatch(/<s>.*\$100<\/s> \$80 each.*Member price.*\$80/))

  test('shows its attributes', () =>
    expect(line({}, { quantity: 1, customAttributes: [{ key: 'Guest', value: '<b>Ada</b>' }] })).toContain(
      '<dt>Guest</dt><dd dir="auto">&lt;b&gt;Ada&lt;/b&gt;</dd>',
    ))

  test('of a registration changes only there, and shows no ids', () => {
    const customAttributes = [
      { key: '_registration', value: 'an-id' },
      { key: '_event', value: 'FI-2027' },
      { key: 'Event', value: 'FI-2026' },
      { key: 'Guest 1', value: 'Bo' },
      { key: '_order', value: 'hidden-7' },
    ]
    const html = line({}, { quantity: 2, customAttributes })
    expect(html).not.toMatch(/<input|an-id|FI-202|_order|hidden-7/)
    expect(html).toContain('Quantity: 2.')
    expect(html).toMatch(/<a href="\/fall-institute\/registration\/7">Change in your registration/)
    expect(html).toContain('<dt>Guest 1</dt>')
  })

  test('names the product in its controls', () => {
    expect(line()).toMatch(new RegExp(`<label [^>]*>Quantity<span class="visually-hidden">: ${long}`))
    expect(line()).toMatch(new RegExp(`Remove<span class="visually-hidden"> ${long}`))
  })

  test.each([
    ['has ended', { hasEnded: true }, 'This course has ended.'],
    ['is sold out', { isSoldOut: true as const }, 'This date is sold out.'],
    ['has no price yet', { price: { price: null, isProgramSpecific: false } }, 'The price is not known yet.'],
  ])('that %s says what to do, and has no quantity', (_, more, words) => {
    expect(line(more)).toContain(words)
    expect(line(more)).not.toContain('<input')
  })
})

test('the totals lead to a membership once it pays for itself', () => {
  const at = (memberTotal: number) =>
    renderToStaticMarkup(<TotalsView totals={{ subtotal: 120_000, savings: 0, memberTotal }} />)
  expect(at(77_000)).toContain(
    '<a href="/membership">With this cart, a membership pays for itself: you save $81.</a>',
  )
  expect(at(110_000)).not.toContain('/membership')
})

test('the totals show the savings, the price for members, and that tax is added later', () => {
  const html = renderToStaticMarkup(
    <TotalsView totals={{ subtotal: 10_000, savings: 2050, memberTotal: 8000 }} />,
  )
  expect(html).toMatch(
    /You save \$20\.50<.*Subtotal<\/span> <strong>\$100<.*Members pay \$80<.*Save \$20<.*Tax and shipping/,
  )
  const unknown = { subtotal: 10_000, savings: 0, memberTotal: undefined, isUnknown: true } as const
  expect(renderToStaticMarkup(<TotalsView totals={unknown} />)).toMatch(
    /These are list prices\. Your prices appear once we can see your membership\.<.*\$100<.*Tax/,
  )
  expect(renderToStaticMarkup(<TotalsView totals={undefined} />)).not.toMatch(/\$|save|Members/)
})

test('an empty cart has ways on', () =>
  expect(renderToStaticMarkup(<Empty />)).toMatch(/Your cart is empty.*href="\/education\/courses"/))

test('a removal can be undone until the next action or the end of its time', () => {
  const lines = [{ variantId: 'a', quantity: 1, index: 0 }]
  const removed = { type: 'removed', name: 'A', lines, items: [{ sku: 'a', price: 1 }] } as const
  const offer = nextNotice(noNotice, removed)
  expect(offer).toEqual({ ...removed, type: undefined, kind: 'removed' })
  expect(nextNotice(offer, { type: 'acted' })).toBe(noNotice)
  expect(nextNotice(offer, { type: 'expired' })).toBe(noNotice)
  expect(nextNotice(offer, { type: 'said', words: 'A is back.' })).toEqual({
    kind: 'words',
    words: 'A is back.',
  })
})

test('the totals say why the checkout is closed', () => {
  const totals = { subtotal: 10_000, savings: 0, memberTotal: undefined }
  const html = (isBlocked: boolean) =>
    renderToStaticMarkup(<TotalsView totals={totals} isBlocked={isBlocked} />)
  expect(html(true)).toContain('Not everything in your cart can be ordered.')
  expect(html(false)).not.toContain('can be ordered')
})
