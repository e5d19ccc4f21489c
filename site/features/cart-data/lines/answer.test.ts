import type { Edition } from '@association/content/define/event.ts'
import { product, variant } from '@association/content/lists/testing/entries.ts'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import { edition } from '../../registration/testing/edition.ts'
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
  product('quiet', {
    title: 'The Quiet Chair: 2027 Fall Institute',
    variants: ['early bird', 'regular'].map((priceTier) =>
      variant({
        variantId: `quiet-${priceTier.slice(0, 5)}`,
        priceTier,
        courseStartDate: '2027-10-21',
        price: 895,
      }),
    ),
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
/** Early bird prices end with January 15, 2027 in UTC. */
const institute: Edition = {
  ...edition,
  tiers: [
    { name: 'early bird', startsAt: Number.NEGATIVE_INFINITY },
    { name: 'regular', startsAt: Date.parse('2027-01-16T00:00:00Z') },
  ],
  courses: edition.courses.slice(0, 1).map((course) => ({
    ...course,
    offers: ['early bird', 'regular'].map((tier) => ({
      variantId: `quiet-${tier.slice(0, 5)}`,
      name: 'The Quiet Chair',
      price: { price: 895, isProgramSpecific: false },
      tier,
    })),
  })),
}
const editions = [institute]
const load = async () => products
const ask = (variants: string, from = load, at = now) =>
  answerCartLines(`https://site.example/api/cart/lines?variants=${variants}`, {
    load: from,
    loadEditions: async () => editions,
    scheme: 'https',
    now: at,
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

  test.each([
    ['2027-01-15T23:59:59Z', [undefined, true], 'max-age=1'],
    ['2027-01-16T00:00:01Z', [true, undefined], 'max-age=60'],
  ])('EV-014, EV-042: at %s sell the price tier of this second alone', async (time, outdated, maxAge) => {
    const answer = await ask('quiet-early,quiet-regul', load, Date.parse(time))
    const { products: lines }: CartLinesAnswer = await answer.json()
    expect(lines.map(({ isOutdated }) => isOutdated)).toEqual(outdated)
    expect(lines.find(({ isOutdated }) => isOutdated)?.path).toBe('/fall-institute/registration')
    expect(answer.headers.get('cache-control')).toBe(`public, ${maxAge}`)
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
