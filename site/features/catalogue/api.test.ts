import { person, product, variant } from '@association/content/lists/testing/entries.ts'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import { answerBookSearch, answerProductSearch, answerWebinars } from './api.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const products = [
  product('past', { productType: 'Webinar', startsAt: '2026-01-01T12:00Z' }),
  product('next', {
    productType: 'Webinar',
    startsAt: '2026-12-03T17:00Z',
    durationMinutes: 60,
    people: [person('Maren Okafor')],
  }),
  product('dyad', {
    productType: 'Book',
    title: 'The Dyad',
    people: [person('Per Lindqvist')],
    isbn: '978-0-9900-1234-5',
  }),
  product('finance', {
    price: 895,
    variantId: '41',
    variants: [variant({ deliveryFormat: 'Self-Study', price: 895, specialMemberPrice: 595 })],
  }),
]
const load = async () => products

test('webinars are a list, those to come first, kept for 3600 seconds (AP-001 to AP-003, CO-010)', async () => {
  const answer = await answerWebinars(load, now)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const webinars = await answer.json()
  expect(webinars).toMatchObject([
    { sys: { id: 'next' }, path: '/webinar/next', speakers: ['Maren Okafor'], durationMinutes: 60 },
    { sys: { id: 'past' }, path: '/webinar/past', startsAt: '2026-01-01T12:00Z' },
  ])
})

test('the terms of the search for books are titles, authors and other words (AP-005)', async () =>
  expect(await (await answerBookSearch(load)).json()).toEqual([
    {
      path: '/publications/books/dyad',
      names: ['The Dyad', 'Per Lindqvist'],
      words: ['978-0-9900-1234-5', '9780990012345'],
    },
  ]))

test('the search for products returns the items of the collection of all products (AP-006)', async () => {
  const items = await (await answerProductSearch(load)).json()
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['finance', 'next', 'past', 'The Dyad'])
  expect(items[0]).toMatchObject({
    path: '/education/course/finance?v=41',
    price: 895,
    variants: [{ deliveryFormat: 'Self-Study', price: 895, specialMemberPrice: 595 }],
  })
  expect(items[3]).toHaveProperty('price', null)
})

test('a product without a page has no path', async () => {
  const answer = await answerProductSearch(async () => [product('join', { productType: 'membership' })])
  expect(await answer.json()).toMatchObject([{ title: 'join', path: null }])
})

describe('while Contentful is out of reach', () => {
  test.each([
    ['timeout', 504],
    ['unreachable', 502],
  ] as const)('a failure by %s is a problem with status %i', async (failure, status) => {
    const answer = await answerWebinars(() => Promise.reject(new UpstreamError('Contentful', failure)), now)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'application/problem+json',
      'no-store',
    ])
  })

  test('an error of the site itself is not hidden', () =>
    expect(answerBookSearch(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x'))
})
