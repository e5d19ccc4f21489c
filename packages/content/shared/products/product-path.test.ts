import { describe, expect, test } from 'vitest'
import { productPath } from './product-path.ts'

const slug = 'finance'

test.each([
  ['Course', '/education/course/finance'],
  ['Book', '/publications/books/finance'],
  ['Journal', '/publications/subscriptions/finance'],
  ['journal', '/publications/subscriptions/finance'],
  ['Subscription', '/publications/subscriptions/finance'],
  ['Other Subscription', '/publications/subscriptions/finance'],
  ['Webinar', '/webinar/finance'],
  ['assessment', '/store/assessments'],
])('a %s stands at %s', (productType, path) => expect(productPath({ productType, slug })).toBe(path))

test.each(['whitepaper', 'membership', 'hologram', 'constructor', '__proto__', '', undefined])(
  'a product of type %j has no page',
  (productType) => expect(productPath({ productType, slug, variantId: '1' })).toBe('#'),
)

test('a product without a slug has no page either', () =>
  expect(productPath({ productType: 'Book' })).toBe('#'))

test('encodes every slug as one segment of the path', () =>
  expect(productPath({ productType: 'Book', slug: '../a b?c' })).toBe('/publications/books/..%2Fa%20b%3Fc'))

describe('the variant', () => {
  const course = { productType: 'Course', slug }

  test('LK-009 is named in the query', () =>
    expect(productPath(course, { variantId: '41 0' })).toBe('/education/course/finance?v=41+0'))

  test('brings its program only where it is made for one', () => {
    const variant = { variantId: '41', programName: 'aapmr' }
    expect(productPath(course, { ...variant, programSpecificVariant: true })).toBe(
      '/education/course/finance?v=41&pn=aapmr',
    )
    expect(productPath(course, { ...variant, programSpecificVariant: false })).toBe(
      '/education/course/finance?v=41',
    )
  })

  test('is the product’s own where none is given', () =>
    expect(productPath({ ...course, variantId: '41' })).toBe('/education/course/finance?v=41'))
})
