import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Widgets } from '../../define/widgets.ts'
import { renderPage } from '../../render/render-page.tsx'
import { cardImageHeight } from '../../shared/cards/card-image.tsx'
import { options, pageOf, wire, wireAsset } from '../../testing/fixture-page.ts'

/** Each widget as its name and what it was asked. */
const widgets = new Proxy({} as Widgets, {
  get: (_, name) => (props: unknown) => <b>{`${String(name)} ${JSON.stringify(props)}`}</b>,
})
const course = {
  internalName: 'Course: finance',
  title: 'Finance',
  productType: 'Course',
  slug: 'finance',
  price: 895,
  specialMemberPrice: 645,
}
const variant = (id: string, fields: Record<string, unknown>) =>
  wire('variant', { internalName: id, variantId: id, ...fields }, id)
const card = (fields: Record<string, unknown>, more: Partial<typeof options> = { widgets }) =>
  renderToStaticMarkup(
    renderPage(
      pageOf(wire('mediaCardSection', { mediaCards: [wire('product', { ...course, ...fields }, 'p')] })).page,
      { ...options, ...more },
    ),
  ).replaceAll('&quot;', '"')

test('the card leads as a whole to the product’s page', () =>
  expect(card({ variantId: '41' })).toMatch(
    /<h2 class="title"><a href="\/education\/course\/finance\?v=41" class="link">Finance<\/a><\/h2>/,
  ))

test('a product of an unknown type leads nowhere', () =>
  expect(card({ productType: 'whitepaper' })).toContain('<a href="#" class="link">Finance'))

test('without a title its internal name stands there', () =>
  expect(card({ title: undefined })).toContain('>Course: finance</a>'))

test('its picture fills a frame that is 250 px high, also when it is upright', () => {
  expect(cardImageHeight).toBe(250)
  expect(card({ image: wireAsset('hills') })).toMatch(
    /<div class="pictured" style="height:250px"><img [^>]*width="640"/,
  )
  const cover = wireAsset('cover')
  cover.fields = {
    ...cover.fields,
    file: { ...cover.fields?.file, details: { size: 1, image: { width: 900, height: 1240 } } },
  }
  expect(card({ image: cover })).toMatch(/<div class="pictured" style="height:250px"><img [^>]*width="640"/)
})

describe('the price', () => {
  test('is the viewer’s own, which a widget knows', () =>
    expect(card({})).toContain(
      'price {"product":{"price":895,"specialMemberPrice":645,"isProgramSpecific":false}}',
    ))

  test('is not shown where nobody knows the viewer', () => expect(card({}, {})).not.toContain('895'))

  test('of a program is the list price for all', () =>
    expect(card({ programSpecificVariant: true })).toContain('"isProgramSpecific":true'))

  test('that is missing is that of the cheapest variant', () => {
    const variants = [variant('a', { price: 48 }), variant('b', { price: 29 }), variant('c', {})]
    expect(card({ price: undefined, variants })).toContain('From <b>price {"product":{"price":29,')
  })

  test('that nobody knows is left to the widget', () =>
    expect(card({ price: undefined, specialMemberPrice: undefined })).toContain('"price":null'))
})

test('its formats stand in their order, each once', () => {
  const variants = [
    variant('a', { deliveryFormat: 'eBook' }),
    variant('b', { deliveryFormat: 'Self-Study' }),
    variant('c', { deliveryFormat: 'eBook' }),
  ]
  expect([...card({ variants }).matchAll(/class="fact">([^<]*)/g)].map(([, fact]) => fact)).toEqual([
    'Self-Study',
    'eBook',
  ])
})
