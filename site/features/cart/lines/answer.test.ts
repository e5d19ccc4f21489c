import { product, variant } from '@association/content/lists/testing/entries.ts'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import { answerCartLines } from './answer.ts'
import type { CartLinesAnswer } from './cart-product.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const night = 'gid://shopify/ProductVariant/41'
const products = [
  product('finance', {
    title: 'Finance',
    variants: [
      variant({
        variantId: night,
        deliveryFormat: 'In-Person',
        option: 'in-person',
        courseStartDate: '2027-02-11',
        courseEndDate: '2027-02-13',
        location: 'Phoenix, AZ',
        price: 1934,
        specialMemberPrice: 1500,
      }),
      variant({ variantId: 'over', deliveryFormat: 'In-Person', courseStartDate: '2026-01-10', price: 10 }),
    ],
  }),
  product('paper', { title: 'Whitepaper', productType: 'whitepaper', variantId: 'paper' }),
  product('second', { variantId: 'over', price: 20 }),
  product('guest', {
    title: 'Guest at the Fall Institute',
    productType: 'Event',
    slug: undefined,
    variantId: 'guest',
    price: 195,
    programSpecificVariant: true,
  }),
  product('member', { title: 'Membership', productType: 'membership', variantId: 'join', price: 349 }),
]
const load = async () => products
const ask = (variants: string, from = load) =>
  answerCartLines(`https://site.example/api/cart/lines?variants=${variants}`, {
    load: from,
    scheme: 'https',
    now,
  })
const answered = async (variants: string): Promise<CartLinesAnswer> => (await ask(variants)).json()

describe('the lines of a cart', () => {
  test('have the name, the option, the page and the price of each variant', async () => {
    expect((await answered(night)).products).toEqual([
      {
        variantId: night,
        name: 'Finance',
        productType: 'Course',
        option: 'In-Person, Feb 11 – 13, 2027, Phoenix, AZ',
        deliveryFormat: 'In-Person',
        path: `/education/course/finance?v=${encodeURIComponent(night)}`,
        picture: null,
        price: { price: 1934, specialMemberPrice: 1500, isProgramSpecific: false },
        hasEnded: false,
      },
    ])
  })

  test('without a page or a price say so', async () =>
    expect((await answered('paper')).products).toMatchObject([
      { name: 'Whitepaper', option: '', path: null, price: { price: null } },
    ]))

  test('CA-007 CA-012 sell memberships and what belongs to an event, which have no pages', async () =>
    expect((await answered('guest,join')).products).toMatchObject([
      { name: 'Guest at the Fall Institute', path: null, price: { price: 195, isProgramSpecific: true } },
      { productType: 'membership', path: null, price: { price: 349 } },
    ]))

  test('tell when a course has ended', async () =>
    expect((await answered('over')).products).toMatchObject([{ name: 'Finance', hasEnded: true }]))

  test('are in the order of the question, each once, and unknown variants are named', async () => {
    const { products: found, unknown } = await answered('paper,gone,over,paper,__proto__')
    expect(found.map(({ variantId }) => variantId)).toEqual(['paper', 'over'])
    expect(unknown).toEqual(['gone', '__proto__'])
  })

  test('are the same for everybody for a minute', async () =>
    expect((await ask('paper')).headers.get('cache-control')).toBe('public, max-age=60'))
})

test.each([
  ['no variant', ''],
  ['251 variants', Array.from({ length: 251 }, (_, index) => `v${index}`).join()],
])('CO-036 a request for %s is refused', async (_, variants) => {
  const { status, headers } = await ask(variants)
  expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json'])
})

test.each([
  ['timeout', 504],
  ['unreachable', 502],
] as const)('while Contentful is out of reach by %s, the status is %i', async (failure, status) => {
  const answer = await ask('paper', () => Promise.reject(new UpstreamError('Contentful', failure)))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
})
