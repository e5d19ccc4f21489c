import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availabilityOf, type Capacity } from './availability.ts'
import {
  type BookState,
  bookingWith,
  bookLimits,
  emptyBook,
  hasSeats,
  type NewBooking,
} from './book-state.ts'
import { type CartState, noteCart, renew, settled } from './hold.ts'
import { reserve } from './reserve.ts'

const hourMs = 3_600_000
const edition: Capacity = {
  capacity: { courses: { a: 2, b: 1, c: 1 }, activities: { golf: 1 } },
  courses: ['a', 'b', 'c', 'd'].map((slug) => ({ slug })),
}
const want = (id: string, changed: Partial<NewBooking> = {}): NewBooking => ({
  id,
  owner: `owner of ${id}`,
  courses: ['a'],
  waiting: [],
  guests: 0,
  ...changed,
})
const silent = (): CartState => 'unknown'

function book(now = 0) {
  let state: BookState = emptyBook
  const ownerOf = (id: string) => bookingWith(state, id)?.owner ?? `owner of ${id}`
  return {
    state: () => state,
    reserve(wanted: NewBooking, at = now) {
      const { state: next, result } = reserve(state, wanted, { edition, now: at })
      state = next
      return result
    },
    renew(id: string, at: number, canRenew = true) {
      const done = renew(state, { id, owner: ownerOf(id), now: at }, { edition, canRenew: () => canRenew })
      state = done.state
      return done.result
    },
    note(id: string, cartId: string, at = now) {
      const done = noteCart(state, { id, owner: ownerOf(id), now: at }, cartId)
      state = done.state
      return done.result
    },
    settle(at: number, stateOf: (id: string) => CartState = silent) {
      state = settled(state, { edition, now: at, stateOf })
    },
    stateOf: (id: string) => state.bookings.find((each) => each.id === id)?.state,
    left: (slug: string) => availabilityOf(state, edition).courses[slug]?.left,
  }
}

describe('seats', () => {
  test('are taken once by the same id, and given back and taken when its courses change', () => {
    const seats = book()
    for (const _ of [1, 2]) expect(seats.reserve(want('1'))).toMatchObject({ kind: 'reserved', replaced: [] })
    expect(seats.left('a')).toBe(1)
    expect(seats.reserve(want('1', { courses: ['b'] }))).toMatchObject({ booking: { revision: 1 } })
    expect([seats.left('a'), seats.left('b')]).toEqual([2, 0])
  })

  test('of a full course are refused by name, and then nothing is taken', () => {
    const seats = book()
    seats.reserve(want('1', { courses: ['b'], activity: 'golf' }))
    const result = seats.reserve(want('2', { courses: ['a', 'b'], activity: 'golf' }))
    expect(result).toEqual({ kind: 'full', courses: ['b'], activity: 'golf' })
    expect([seats.left('a'), seats.state().bookings.length]).toEqual([2, 1])
  })

  test('of a course without a limit are never full', () => {
    const seats = book()
    for (let id = 0; id < 100; id += 1) seats.reserve(want(`${id}`, { courses: ['d'] }))
    expect(seats.left('d')).toBeUndefined()
    expect(seats.state().bookings).toHaveLength(100)
  })

  test('of an earlier registration of the same person are given back in the same step', () => {
    const seats = book()
    seats.reserve(want('1', { owner: 'maren', courses: ['b'] }))
    const result = seats.reserve(want('2', { owner: 'maren', courses: ['b'] }))
    expect(result).toMatchObject({ kind: 'reserved', replaced: ['1'] })
    expect([seats.stateOf('1'), seats.stateOf('2'), seats.left('b')]).toEqual(['canceled', 'held', 0])
  })

  test('are not reserved under the id of another person, nor twice by a person who has paid', () => {
    const seats = book()
    seats.reserve(want('1'))
    expect(seats.reserve(want('1', { owner: 'thief' }))).toEqual({ kind: 'foreign' })
    seats.note('1', 'cart')
    seats.settle(1, () => 'completed')
    for (const id of ['1', '2'])
      expect(seats.reserve(want(id, { owner: 'owner of 1' }))).toEqual({ kind: 'paid', id: '1' })
  })

  test('a course on the waiting list takes no seat, and is counted', () => {
    const seats = book()
    seats.reserve(want('1', { courses: ['b'] }))
    expect(seats.reserve(want('2', { courses: [], waiting: ['b'] }))).toMatchObject({
      booking: { state: 'waiting' },
    })
    seats.settle(100 * hourMs)
    expect(seats.stateOf('2')).toBe('waiting')
    expect(availabilityOf(seats.state(), edition).courses.b).toEqual({ capacity: 1, left: 1, waiting: 1 })
  })
})

describe('a hold', () => {
  test('ends after an hour without a checkout', () => {
    const seats = book()
    seats.reserve(want('1'))
    seats.settle(bookLimits.holdMs - 1)
    expect(seats.stateOf('1')).toBe('held')
    seats.settle(bookLimits.holdMs)
    expect([seats.stateOf('1'), seats.left('a')]).toEqual(['expired', 2])
  })

  test('is renewed for another hour', () => {
    const seats = book()
    seats.reserve(want('1'))
    expect(seats.renew('1', hourMs - 1)).toBe('renewed')
    seats.settle(2 * hourMs - 2)
    expect(seats.stateOf('1')).toBe('held')
  })

  test.each([
    ['completed', 'confirmed'],
    ['open', 'expired'],
    ['unknown', 'held'],
  ] as const)('with a cart that is %s is then %s', (cart, state) => {
    const seats = book()
    seats.reserve(want('1'))
    expect(seats.note('1', 'cart')).toBe(true)
    seats.settle(hourMs, () => cart)
    expect(seats.stateOf('1')).toBe(state)
  })

  test('that has expired gets its seats back while they are free, and its price still holds', () => {
    const seats = book()
    seats.reserve(want('1', { courses: ['b'] }))
    seats.settle(hourMs)
    expect(seats.renew('1', hourMs, false)).toBe('over')
    expect(seats.renew('1', hourMs)).toBe('renewed')
    seats.settle(2 * hourMs)
    seats.reserve(want('2', { courses: ['b'] }), 2 * hourMs)
    expect(seats.renew('1', 2 * hourMs)).toBe('over')
    expect(seats.renew('3', 2 * hourMs)).toBe('unknown')
  })

  test('a cart is noted only with a held registration', () => {
    const seats = book()
    seats.reserve(want('1'))
    seats.settle(hourMs)
    expect(seats.note('1', 'cart')).toBe(false)
  })

  test('a payment after the end counts, and marks the booking if another person has the seat', () => {
    const seats = book()
    seats.reserve(want('1', { courses: ['b'] }))
    seats.note('1', 'cart')
    seats.settle(hourMs, () => 'open')
    seats.reserve(want('2', { courses: ['b'] }), hourMs)
    seats.settle(hourMs + 1, () => 'completed')
    expect(seats.state().bookings[0]).toMatchObject({ state: 'confirmed', isOverbooked: true })
  })

  test('nine days later, when the shop says the same of all carts, counts as not paid', () => {
    const seats = book()
    seats.reserve(want('1'))
    seats.note('1', 'cart')
    seats.settle(bookLimits.cartMs, () => 'completed')
    expect([seats.stateOf('1'), seats.left('a')]).toEqual(['expired', 2])
  })

  test('is never longer than three hours after the submit, and never longer than its price', () => {
    const seats = book()
    seats.reserve(want('1'))
    seats.reserve(want('2'))
    expect(seats.renew('2', 1, false)).toBe('over')
    for (const hours of [0.9, 1.8, 2.5]) expect(seats.renew('1', hours * hourMs)).toBe('renewed')
    expect(seats.state().bookings[0]?.holdEndsAt).toBe(3 * hourMs)
    expect(seats.renew('1', 3 * hourMs)).toBe('over')
    seats.settle(3 * hourMs)
    expect([seats.stateOf('1'), seats.renew('1', 3 * hourMs)]).toEqual(['expired', 'over'])
  })
})

test('inactive registrations of a person do not fill the book', () => {
  const seats = book()
  for (let id = 0; id < 50; id += 1) seats.reserve(want(`${id}`, { owner: 'maren' }), id * 24 * hourMs)
  expect(seats.state().bookings).toHaveLength(1 + bookLimits.inactivePerOwner)
})

test('a person has a limited number of new registrations in a day', () => {
  const seats = book()
  const reserve = (id: number, at: number) => seats.reserve(want(`${id}`, { owner: 'maren' }), at)
  for (let id = 0; id < bookLimits.newPerDay; id += 1) expect(reserve(id, id).kind).toBe('reserved')
  expect(reserve(50, 24 * hourMs - 1)).toEqual({ kind: 'tooMany' })
  expect(seats.reserve(want('51'))).toMatchObject({ kind: 'reserved' })
  expect(reserve(50, 24 * hourMs)).toMatchObject({ kind: 'reserved', dropped: [] })
  expect(reserve(52, 24 * hourMs + 1)).toMatchObject({ kind: 'reserved', dropped: ['0'] })
})

describe('a registration that replaces another', () => {
  const marens = { owner: 'maren', waiting: ['b', 'c'] }

  function withTwoCarts() {
    const seats = book()
    for (const [id, cart] of [
      ['1', 'first cart'],
      ['2', 'second cart'],
    ] as const) {
      seats.reserve(want(id, { owner: 'maren', courses: ['b'] }))
      seats.note(id, cart)
    }
    return seats
  }

  test('keeps the place on each waiting list that it had, and is last on a new one', () => {
    const seats = book()
    seats.reserve(want('1', { ...marens, waiting: ['b'] }), 1)
    seats.reserve(want('2', marens), 2)
    expect(seats.reserve(want('3', marens), 3)).toMatchObject({ booking: { waitingSince: { b: 1, c: 2 } } })
    expect(seats.reserve(want('3', marens), 4)).toMatchObject({ booking: { waitingSince: { b: 1, c: 2 } } })
  })

  test('continues with the next revision', () => {
    const seats = book()
    seats.reserve(want('1', marens))
    expect(seats.reserve(want('2', marens))).toMatchObject({ booking: { revision: 2 } })
  })

  test('cannot be the same one again, once it was replaced or has a cart: what a cart pays for never changes', () => {
    const seats = book()
    seats.reserve(want('1'))
    seats.note('1', 'cheap cart')
    const more = { owner: 'owner of 1', courses: ['a', 'b'], guests: 4 }
    expect(seats.reserve(want('1', more))).toEqual({ kind: 'used' })
    expect(seats.reserve(want('2', more))).toMatchObject({ replaced: ['1'] })
    expect(seats.reserve(want('1', more))).toEqual({ kind: 'used' })
    seats.settle(1, (id) => (id === 'cheap cart' ? 'completed' : 'open'))
    expect(seats.state().bookings[0]).toMatchObject({ state: 'confirmed', courses: ['a'], guests: 0 })
  })

  test('gives its seats back when the other is paid, and can no longer be paid', () => {
    const seats = withTwoCarts()
    seats.settle(1, (id) => (id === 'first cart' ? 'completed' : 'open'))
    expect([seats.stateOf('1'), seats.stateOf('2'), seats.left('b')]).toEqual(['confirmed', 'canceled', 0])
    expect(seats.state().bookings[0]?.isOverbooked).toBeUndefined()
    expect(seats.renew('2', 2)).toBe('over')
    expect(seats.note('2', 'third cart', 2)).toBe(false)
  })

  test('says so if both were paid for the last seat', () => {
    const seats = withTwoCarts()
    seats.settle(1, () => 'completed')
    expect(seats.state().bookings).toMatchObject([
      { state: 'confirmed' },
      { state: 'confirmed', isOverbooked: true },
    ])
  })
})

describe('no order of reservations, renewals, payments and hours', () => {
  const person = fc.integer({ min: 1, max: 6 }).map(String)
  const courses = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 })
  type Seats = ReturnType<typeof book>
  const step = fc.oneof(
    fc.tuple(person, courses, fc.boolean()).map(([id, slugs, isGolfer]) => (seats: Seats, now: number) => {
      seats.reserve(want(id, { courses: slugs, ...(isGolfer && { activity: 'golf' as const }) }), now)
      return now
    }),
    person.map((id) => (seats: Seats, now: number) => {
      seats.renew(id, now)
      return now
    }),
    person.map((id) => (seats: Seats, now: number) => {
      seats.note(id, `cart ${id}`, now)
      return now
    }),
    fc
      .constantFrom('open' as const, 'completed' as const, 'unknown' as const)
      .map((cart) => (seats: Seats, now: number) => {
        seats.settle(now, () => cart)
        return now
      }),
    fc.integer({ min: 0, max: 3 }).map((hours) => (_: Seats, now: number) => now + hours * hourMs),
  )

  test('gives a seat to two people', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const seats = book()
        steps.reduce((now, apply) => {
          const later = apply(seats, now)
          expectNoneTwice(seats.state())
          return later
        }, 0)
      }),
      { numRuns: 1000 },
    )
  })
})

function expectNoneTwice({ bookings }: BookState) {
  const taken = bookings.filter((booking) => hasSeats(booking) && !booking.isOverbooked)
  for (const [slug, most] of Object.entries(edition.capacity.courses))
    expect(taken.filter(({ courses }) => courses.includes(slug)).length).toBeLessThanOrEqual(most)
  expect(taken.filter(({ activity }) => activity === 'golf').length).toBeLessThanOrEqual(1)
}
