import { expect, test } from 'vitest'
import { coursesByDay, seatWords, shares, tierWords, totalWords } from './figure-words.ts'

const seats = { capacity: 24, held: 4, checking: 0, confirmed: 12, waiting: 0 }

test.each([
  [seats, '16 of 24 taken: 12 paid, 4 held. 8 left.'],
  [{ ...seats, waiting: 2 }, '16 of 24 taken: 12 paid, 4 held. 8 left, 2 waiting.'],
  [{ ...seats, capacity: 16, waiting: 5 }, '16 of 16 taken: 12 paid, 4 held. Full, 5 waiting.'],
  [{ ...seats, capacity: 10 }, '16 of 10 taken: 12 paid, 4 held. 6 more than there are.'],
  [{ ...seats, checking: 2 }, '18 of 24 taken: 12 paid, 2 with a payment being checked, 4 held. 6 left.'],
  [{ ...seats, capacity: null }, '16 taken: 12 paid, 4 held. No limit.'],
])('%j is told as “%s”', (figures, words) => {
  expect(seatWords(figures)).toBe(words)
})

test.each([
  [seats, { confirmed: 50, checking: 0, held: 100 / 6 }],
  [
    { ...seats, checking: 8, capacity: 12 },
    { confirmed: 50, checking: 100 / 3, held: 100 / 6 },
  ],
  [
    { ...seats, capacity: 8 },
    { confirmed: 75, checking: 0, held: 25 },
  ],
  [
    { ...seats, capacity: null },
    { confirmed: 75, checking: 0, held: 25 },
  ],
  [
    { capacity: 0, held: 0, checking: 0, confirmed: 0 },
    { confirmed: 0, checking: 0, held: 0 },
  ],
])('the bar of %j never gets longer than its place', (figures, expected) => {
  const { confirmed, checking, held } = shares(figures)
  expect(confirmed).toBeCloseTo(expected.confirmed)
  expect(checking).toBeCloseTo(expected.checking)
  expect(held).toBeCloseTo(expected.held)
})

const none = { held: 0, checking: 0, confirmed: 0, waiting: 0, refunded: 0 }

test.each([
  [{ ...none, held: 1 }, 1, '1 registration: 0 paid, 1 held. 1 guest.'],
  [
    { ...none, held: 1, confirmed: 3, waiting: 2 },
    0,
    '4 registrations: 3 paid, 1 held. 0 guests. 2 on waiting lists only.',
  ],
  [
    { ...none, checking: 2, confirmed: 3, refunded: 1 },
    0,
    '5 registrations: 3 paid, 2 with a payment being checked, 0 held. 0 guests. 1 refunded, without seats.',
  ],
  [none, 0, 'There are no registrations yet.'],
])('%j and %i guests are told as “%s”', (total, guests, words) => {
  expect(totalWords({ total, guests })).toBe(words)
})

test.each([
  [
    { name: 'early bird', endsAt: '2027-07-16T00:00:00.000Z' },
    'Prices: early bird, until Jul 15, 2027, 7:00 PM CDT.',
  ],
  [{ name: 'regular', endsAt: null }, 'Prices: regular, to the end of registration.'],
  [null, 'No prices are current.'],
])('the tier %j is told as “%s”', (tier, words) => {
  expect(tierWords(tier, 'America/Chicago').replace(/\u202f/g, ' ')).toBe(words)
})

test('courses are listed by their day', () => {
  const course = (slug: string, day: number) => ({ ...seats, slug, title: slug, day })
  const days = coursesByDay([course('c', 2), course('a', 1), course('b', 1)])
  expect(days.map(([day, courses]) => [day, courses.map(({ slug }) => slug)])).toEqual([
    [1, ['a', 'b']],
    [2, ['c']],
  ])
})
