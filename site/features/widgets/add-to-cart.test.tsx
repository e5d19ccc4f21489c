import type { ProductOffer } from '@association/content/define/widgets.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteWidgets } from './site-widgets.tsx'

const widgets = siteWidgets({
  siteUrl: 'https://www.leaders.example',
  memberAppUrl: 'https://members.example',
  supportEmail: 'help@leaders.example',
  organisation: { name: 'Leaders' },
})
const variant = (variantId: string, price: number | null, label = '') => ({
  variantId,
  label,
  price,
  isProgramSpecific: false,
})
const book: ProductOffer = {
  name: 'A book',
  slug: 'a-book',
  productType: 'Book',
  price: 59.5,
  isProgramSpecific: false,
  variants: [variant('gid://shop/1', 59.5, 'Paperback'), variant('gid://shop/2', 44, 'eBook')],
}
const one = { ...book, variants: book.variants.slice(0, 1) }
const markup = (product: ProductOffer, isBrief = false) =>
  renderToStaticMarkup(widgets.addToCart({ product, isBrief }))
const scripted = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '')
const mail =
  /<a href="mailto:help@leaders\.example\?subject=Order%3A%20A%20book" target="_blank" rel="noopener"[^>]*>Order by email/
const question =
  /<a href="mailto:help@leaders\.example\?subject=Price%3A%20A%20book" target="_blank" rel="noopener"[^>]*>Ask for the price/

describe('BL-053 a product with several variants', () => {
  const html = markup(book)

  test('lets the visitor choose the variant and the quantity', () => {
    expect(html).toMatch(
      /<select [^>]*name="variant"[^>]*><option value="gid:\/\/shop\/1">Paperback<.*<option value="gid:\/\/shop\/2">eBook</,
    )
    expect(html).toMatch(/<input [^>]*type="number"[^>]*min="1" max="99"[^>]*value="1"/)
    expect(scripted(html)).toContain('<button type="button"')
  })

  test('shows the price of the first variant, and has those of the others', () => {
    expect(html).toMatch(/<p data-price-of="gid:\/\/shop\/1"><span .*?\$59\.50/)
    expect(html).toMatch(/<p data-price-of="gid:\/\/shop\/2" hidden=""><span .*?\$44/)
  })

  test('loads its code on the first use', () =>
    expect(html).toMatch(/data-island="add-to-cart" data-options="[^"]*" data-when="use"/))

  test('is ordered by mail without JavaScript, where its price begins with the lowest', () => {
    expect(html).toMatch(/<noscript><p>.*From.*\$44.*<\/noscript>/)
    expect(html).toMatch(new RegExp(`<noscript>${mail.source}`))
    expect(scripted(html)).not.toContain('mailto:')
  })

  test('leads from a card to its page', () =>
    expect(markup(book, true)).toMatch(/^<a href="\/publications\/books\/a-book"[^>]*>Choose an option<span/))

  test('without a page is chosen in its card', () => {
    const html = markup({ ...book, productType: 'whitepaper' }, true)
    expect(html).toContain('<select')
    expect(html).not.toContain('name="quantity"')
  })
})

describe('on a page that shows the options itself', () => {
  const html = renderToStaticMarkup(widgets.addToCart({ product: book, options: <ul>Rows</ul> }))

  test('shows them in place of name, prices and select', () => {
    expect(html).toContain('<ul>Rows</ul>')
    expect(html).not.toMatch(/<select|data-price-of|class="name"/)
    expect(html).toContain('name="quantity"')
    expect(scripted(html)).toContain('<button type="button"')
  })

  test('keeps them where the price is not known', () => {
    const unknown = { ...book, price: null, isUnpriced: true, variants: [] }
    expect(renderToStaticMarkup(widgets.addToCart({ product: unknown, options: <ul>Rows</ul> }))).toMatch(
      new RegExp(`<ul>Rows</ul>${question.source}`),
    )
  })
})

test('a product with one variant has nothing to choose but the quantity, and in a card nothing', () => {
  expect(markup(one)).not.toContain('<select')
  expect(markup(one)).toContain('name="quantity"')
  expect(scripted(markup(one, true))).not.toMatch(/<select|<input/)
  expect(markup(one, true)).toContain('Add to cart<span class="visually-hidden">: A book')
  expect(markup({ ...one, isRecording: true }, true)).toContain(
    'Add Recording to cart<span class="visually-hidden">: A book',
  )
})

test.each([
  [{ productType: 'whitepaper' }, 'Add to cart for free'],
  [{ productType: 'Webinar' }, 'Add to cart for free'],
  [{ productType: 'Webinar', isRecording: true }, 'Add Recording to cart for free'],
])('a product %j that is free for everyone says what its button does', (more, words) => {
  const html = markup({ ...one, ...more, variants: [variant('gid://shop/1', 0)] } as ProductOffer, true)
  expect(html).toContain(`>${words}<span class="visually-hidden">: A book`)
  expect(html).toContain('It goes into your cart and costs nothing.')
  expect(markup({ ...one, ...more } as ProductOffer, true)).not.toContain('costs nothing')
})

test('a printed product that is free does not promise that its shipping costs nothing', () => {
  const html = markup({ ...one, variants: [variant('gid://shop/1', 0)] }, true)
  expect(html).toContain('>Add to cart for free<')
  expect(html).not.toContain('costs nothing')
})

const unpriced = { ...book, price: null, isUnpriced: true, variants: [variant('gid://shop/1', null)] }

describe.each([
  [
    'without a variant is ordered by mail',
    { product: { ...book, variants: [] }, link: mail, price: '$59.50' },
  ],
  [
    'without a price anywhere is asked about',
    { product: unpriced, link: question, price: 'To be announced' },
  ],
  [
    'whose variants with prices are not open is ordered by mail',
    { product: { ...book, price: null, variants: [] }, link: mail, price: 'A book</p><a' },
  ],
])('a product %s', (_, { product, link, price }) => {
  test('with one link', () => {
    for (const isBrief of [true, false]) {
      expect(markup(product, isBrief)).toMatch(link)
      expect(markup(product, isBrief)).not.toContain('<button')
    }
    expect(markup(product)).toContain(price)
  })
})

test('BL-052 one variant is bought with one button, or by mail without JavaScript', () => {
  const html = renderToStaticMarkup(
    widgets.instantBuy({ variantId: 'x', text: 'Buy', variant: 'dark', fontSize: 15 }),
  )
  expect(html).toMatch(/data-island="instant-buy" data-options="[^"]*" data-when="use"><button [^>]*>Buy</)
  expect(html).toMatch(
    /<noscript><a href="mailto:help@leaders\.example\?subject=Order%3A%20product%20x" target="_blank"/,
  )
})
