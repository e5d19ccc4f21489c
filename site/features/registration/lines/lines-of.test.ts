import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { guestPricing, type Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { describe, expect, test } from 'vitest'
import { add, cartLimits, emptyCart, isAttribute, linesOf as linesOfCart } from '../../cart-data/cart.ts'
import type { Draft } from '../draft.ts'
import { waitingCourses } from '../machine/choices.ts'
import { complete, id, valid } from '../testing/drafts.ts'
import { edition, now } from '../testing/edition.ts'
import { type Buyer, linesOf, totalOf } from './lines-of.ts'
import { joiningSentence } from './messages.ts'
import { savingOf } from './saving-of.ts'

const member: Pricing = { isMember: true, hasStandardPricing: false }
const buyer = (changed: Partial<Buyer> = {}): Buyer => ({
  pricing: member,
  isVanguard: false,
  now,
  ...changed,
})
const guest = buyer({ pricing: guestPricing })
const lines = (draft: Draft, by = buyer()) => linesOf(draft, edition, by)
const brief = (draft: Draft, by = buyer()) =>
  lines(draft, by).map(({ variantId, quantity, price, total }) => [variantId, quantity, price.rule, total])
const attributes = (draft: Draft, key: string, by = buyer()) =>
  Object.fromEntries(
    lines(draft, by)
      .filter((line) => line.key === key)
      .flatMap(({ customAttributes }) => customAttributes.map(({ key, value }) => [key, value])),
  )
const joining = (draft: Draft): Draft => ({
  ...draft,
  answers: {
    ...draft.answers,
    1: { at: now, isAttempted: true, values: { ...draft.answers[1]?.values, join: 'yes' } },
  },
})

test('a member with golf and two guests pays the prices of today (CA-007, CA-008, CA-012)', () => {
  expect(brief(complete())).toEqual([
    ['listening-early', 1, 'member', 40_000],
    ['change-early', 1, 'member', 40_000],
    ['guest', 2, 'program', 30_000],
    ['golf', 1, 'list', 18_500],
  ])
  expect(totalOf(lines(complete()))).toBe(128_500)
})

test.each([
  ['2025-07-15T23:59:59Z', 'listening-early', 50_000],
  ['2025-07-16T00:00:00Z', 'listening-advanced', 57_500],
  ['2025-09-15T23:59:59Z', 'listening-advanced', 57_500],
  ['2025-09-16T00:00:00Z', 'listening-regular', 65_000],
])('at %s the variant %s is sold (EV-014, EV-015, CO-003, CO-004)', (time, variantId, cents) =>
  expect(brief(complete(), { ...guest, now: Date.parse(time) })[0]).toEqual([variantId, 1, 'list', cents]),
)

test('guests never inherit a price of their host', () => {
  const level = buyer({ pricing: { isMember: true, hasStandardPricing: true, levelPercent: 50 } })
  expect(brief(complete(), level).at(2)).toEqual(['guest', 2, 'program', 30_000])
})

describe('the attributes of a line', () => {
  test('of a course name the event, the attendee and the day (CA-011, EV-010, EV-016)', () => {
    expect(attributes(complete(), 'course:listening')).toEqual({
      _registration: id,
      _event: 'FI25',
      Attendee: 'Ada Okafor, MD',
      Day: 'Day 1, October 23, 2025',
    })
    expect(lines(complete())[0]?.name).toBe('Listening under pressure')
  })

  test('of guests have the names', () =>
    expect(attributes(complete(), 'guest')).toEqual({
      _registration: id,
      'Guest 1': 'Bo Lindqvist',
      'Guest 2': 'Zoë Ng',
    }))

  test('of golf and pickleball have the details, without empty ones', () => {
    expect(attributes(complete(), 'golf')).toEqual({
      _registration: id,
      Handicap: '12.4',
      Clubs: 'Rental, left-handed',
      Pairing: 'Dr. Osei',
    })
    const alone = complete({ 4: { ...valid[4], pairing: ' ', handicap: '99' } })
    expect(attributes(alone, 'golf')).toEqual({ _registration: id, Clubs: 'Rental, left-handed' })
    const player = complete({ 3: { activity: 'pickleball' }, 5: valid[5] })
    expect(attributes(player, 'pickleball')).toEqual({
      _registration: id,
      'Skill level': 'Beginner',
      Paddle: 'Borrowed paddle',
    })
  })

  test('fit into the cart, whatever was entered', () => {
    const long = '👩🏽‍⚕️x'.repeat(60)
    const draft = complete({
      6: { ...valid[6], firstName: long, lastName: long, credentials: long },
      2: { guests: '4', 'guest-1': long, 'guest-2': long, 'guest-3': long, 'guest-4': long },
    })
    for (const line of lines(draft)) {
      expect(line.customAttributes.every(isAttribute)).toBe(true)
      expect(line.customAttributes.length).toBeLessThanOrEqual(cartLimits.attributesPerLine)
      expect(line.customAttributes.every(({ value }) => value.isWellFormed())).toBe(true)
    }
    const cart = lines(draft).reduce(add, emptyCart)
    expect(linesOfCart(cart)).toHaveLength(4)
  })
})

describe('the lines leave out', () => {
  test.each([
    ['the details of golf', { 3: { activity: 'none' } }, 'golf'],
    ['guests beyond the number', { 2: { ...valid[2], guests: '0' } }, 'guest'],
    ['too many guests', { 2: { ...valid[2], guests: '5' } }, 'guest'],
    ['a course on its waiting list', { 1: { ...valid[1], waiting: ['listening'] } }, 'course:listening'],
    ['a course of another day', { 1: { ...valid[1], 'course-1': 'data' } }, 'course:data'],
    ['an unknown activity', { 3: { activity: 'membership' } }, 'membership'],
  ])('%s', (_, answers, key) => expect(lines(complete(answers)).map((line) => line.key)).not.toContain(key))
})

test('a course on its waiting list has no line and is not forgotten', () => {
  const waiting = complete({ 1: { ...valid[1], waiting: ['data', 'listening', 'none'] } })
  expect(waitingCourses(waiting, edition).map(({ slug }) => slug)).toEqual(['listening', 'data'])
})

test('an activity that the edition does not sell has no line', () => {
  const without = { ...edition, extras: { ...edition.extras, golf: undefined } }
  expect(linesOf(complete(), without, buyer()).map(({ key }) => key)).not.toContain('golf')
})

test('a Vanguard attendee has one line for all courses (CA-013)', () => {
  const vanguard = buyer({ isVanguard: true })
  expect(brief(complete(), vanguard)[0]).toEqual(['vanguard', 1, 'list', 120_000])
  expect(lines(complete(), vanguard).map(({ key }) => key)).toEqual(['vanguard', 'guest', 'golf'])
  expect(attributes(complete(), 'vanguard', vanguard)).toMatchObject({
    _registration: id,
    'Day 1': 'Listening under pressure',
    'Day 3': 'Leading change',
  })
})

test('a total with an unknown price is unknown', () => {
  const golf = { variantId: 'golf', name: 'Golf', price: { price: null, isProgramSpecific: false } }
  const unpriced = { ...edition, extras: { ...edition.extras, golf } }
  expect(totalOf(linesOf(complete(), unpriced, buyer()))).toBeNull()
})

describe('joining (OPEN-27)', () => {
  test('is a line of its own, and all others have the prices of a member (CO-001, CA-007)', () =>
    expect(brief(joining(complete()), guest)).toEqual([
      ['membership', 1, 'list', membershipPrice * 100],
      ...brief(complete(), buyer()),
    ]))

  test('is not offered to members, and has no line for them', () => {
    expect(brief(joining(complete()))).toEqual(brief(complete()))
    expect(savingOf(complete(), edition, buyer())).toBeUndefined()
  })

  test('is not offered while the membership is not sold', () => {
    const without = { ...edition, extras: { ...edition.extras, membership: undefined } }
    expect(savingOf(complete(), without, guest)).toBeUndefined()
    expect(linesOf(joining(complete()), without, guest)).toEqual(linesOf(complete(), without, guest))
  })

  test.each([
    [
      'two courses',
      complete(),
      'A year of membership costs $349 and saves $200 on this registration. You pay $149 more in all.',
    ],
    [
      'no course yet',
      complete({ 1: { 'course-1': '' } }),
      'A year of membership costs $349 and saves nothing on this registration.',
    ],
  ])('states what joining saves with %s', (_, draft, sentence) => {
    const offer = savingOf(draft, edition, guest)
    expect(offer && joiningSentence(offer)).toBe(sentence)
    expect(savingOf(joining(draft), edition, guest)).toEqual(offer)
  })

  test('states the difference in price if joining saves more than it costs, as much, or an unknown amount', () => {
    const words = (saves: number | null, total: number | null) =>
      joiningSentence({ costs: 34_900, saves, totalJoined: total, totalOtherwise: 200_000 })
    expect(words(60_000, 174_900)).toMatch(/saves \$600 on this registration. You pay \$251 less in all.$/)
    expect(words(34_900, 200_000)).toMatch(/You pay the same in all.$/)
    expect(words(null, null)).toBe(
      'A year of membership costs $349. What it saves on this registration is to be announced.',
    )
  })
})
