import { expect, test } from 'vitest'
import { booksInOrder, coursesInOrder, subscriptionsInOrder, webinarsInOrder } from './product-orders.ts'
import { product, variant } from './testing/entries.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id)
const course = (id: string, ...days: (string | undefined)[]) =>
  product(id, { variants: days.map((courseStartDate) => variant({ courseStartDate })) })

test('courses come by their next first day, then by title, and past ones last (LI-030)', () =>
  expect(
    idsOf(
      coursesInOrder(
        [
          course('past', '2026-01-10'),
          course('any time'),
          course('also any time', undefined),
          course('later', '2027-03-01', '2027-02-01'),
          course('soon', '2026-01-10', '2026-12-01'),
          course('another past', '2025-01-10'),
          course('at the same time', '2026-12-01'),
        ],
        now,
      ),
    ),
  ).toEqual(['at the same time', 'soon', 'later', 'also any time', 'any time', 'another past', 'past']))

test('a course that starts today is still to come', () =>
  expect(idsOf(coursesInOrder([course('b', '2026-12-01'), course('a', '2026-11-22')], now))).toEqual([
    'a',
    'b',
  ]))

test('books come newest first, those without a date last (LI-032)', () => {
  const book = (id: string, publicationDate?: string) => product(id, { productType: 'Book', publicationDate })
  expect(
    idsOf(booksInOrder([book('c'), book('old', '2020-01-01'), book('b'), book('new', '2026-01-01')])),
  ).toEqual(['new', 'old', 'b', 'c'])
})

test('webinars to come are first, the next one on top, then past ones, the newest on top (LI-035)', () => {
  const webinar = (id: string, startsAt?: string) => product(id, { productType: 'Webinar', startsAt })
  expect(
    idsOf(
      webinarsInOrder(
        [
          webinar('long ago', '2025-01-01T12:00Z'),
          webinar('next month', '2026-12-20T12:00Z'),
          webinar('last week', '2026-11-15T12:00Z'),
          webinar('some day'),
          webinar('running', '2026-11-22T11:30Z'),
        ],
        now,
      ),
    ),
  ).toEqual(['running', 'next month', 'some day', 'last week', 'long ago'])
})

test('journals come in the order of their keys, then other subscriptions by title (LI-033, PS-040)', () => {
  const other = (id: string) => product(id, { productType: 'Other Subscription' })
  const journal = (id: string, name?: string) => product(id, { productType: 'Journal', journal: name })
  expect(
    idsOf(
      subscriptionsInOrder([
        other('Zebra'),
        journal('fast', 'Fast Practice'),
        other('Audio'),
        journal('product-journal-jmpm'),
        journal('halmj', 'Healthcare Administration Leadership'),
        journal('plj', 'Physician Leadership Journal'),
      ]),
    ),
  ).toEqual(['plj', 'halmj', 'product-journal-jmpm', 'fast', 'Audio', 'Zebra'])
})
