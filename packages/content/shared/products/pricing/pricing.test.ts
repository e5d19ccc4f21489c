import { describe, expect, test } from 'vitest'
import type { ProductPrice } from '../../../define/widgets.ts'
import { lineTotal, sumOf, toCents } from './cents.ts'
import { membershipPrice } from './membership.ts'
import { reasonOf } from './messages.ts'
import { money, priceText } from './money.ts'
import { discountFactor, levelPercentOf } from './price-level.ts'
import { guestPricing, type Pricing, priceFor } from './pricing.ts'

const course: ProductPrice = { price: 425, isProgramSpecific: false }
const special: ProductPrice = { ...course, specialMemberPrice: 349 }
const member: Pricing = { isMember: true, hasStandardPricing: false }
const everything: Pricing = { isMember: true, hasStandardPricing: true, levelPercent: 50 }

describe('the percentage of a price level', () => {
  test('is its number, and leaves the rest of a hundred to pay (PR-001, RO-006)', () => {
    expect(levelPercentOf('Level 15')).toBe(15)
    expect(discountFactor(levelPercentOf('Level 15'))).toBe(0.85)
    expect(discountFactor(levelPercentOf('100'))).toBe(0)
    expect(discountFactor(levelPercentOf('Level 150'))).toBe(0)
  })

  test('is missing without a number, so there is no discount (PR-002)', () => {
    for (const words of ['Standard', '', undefined]) {
      expect(levelPercentOf(words)).toBeUndefined()
      expect(discountFactor(levelPercentOf(words))).toBe(1)
    }
  })
})

describe('the price for a viewer', () => {
  test('is the list price for guests, with the price for members', () => {
    expect(priceFor(special, guestPricing)).toEqual({
      cents: 42_500,
      listCents: 42_500,
      memberCents: 34_900,
      rule: 'list',
      percentOff: 0,
    })
  })

  test('is the list price for a variant of one program, for everyone (PR-005, conflict 12)', () => {
    const own = { ...special, isProgramSpecific: true }
    expect(priceFor(own, everything)).toMatchObject({ cents: 42_500, memberCents: 42_500, rule: 'program' })
  })

  test('is the special price for a member, before any other discount (PR-003, RO-009, conflict 12)', () => {
    expect(priceFor(special, everything)).toMatchObject({ cents: 34_900, rule: 'member', percentOff: 0 })
    expect(priceFor(special, { ...everything, isMember: false })).toMatchObject({ rule: 'standard' })
  })

  test('is 85 % with standard pricing, before the price level (PR-004, CO-084, conflict 12)', () => {
    expect(priceFor(course, everything)).toMatchObject({ cents: 36_125, rule: 'standard', percentOff: 15 })
  })

  test('is reduced by the price level of a member otherwise (PR-006)', () => {
    expect(priceFor(course, { ...member, levelPercent: 10 })).toMatchObject({ cents: 38_250, rule: 'level' })
    expect(priceFor(course, member)).toMatchObject({ cents: 42_500, rule: 'list' })
  })

  test('is the list price for a lapsed member, whatever the price level (RO-006)', () => {
    const lapsed = { ...guestPricing, levelPercent: 15 }
    expect(priceFor(special, lapsed)).toMatchObject({ cents: 42_500, rule: 'list' })
  })

  test('is in whole cents', () => {
    const cents = (price: number) => priceFor({ ...course, price }, { ...member, levelPercent: 15 }).cents
    expect([19.99, 0.1 + 0.2, 1e9, 0.01, 0].map(cents)).toEqual([1699, 26, 85_000_000_000, 1, 0])
  })

  test.each([null, Number.NaN, -1, Number.POSITIVE_INFINITY, 1e300])(
    'is unknown for the price %s',
    (price) => {
      for (const pricing of [guestPricing, member, everything])
        expect(priceFor({ ...special, price }, pricing)).toMatchObject({ cents: null, memberCents: null })
    },
  )
})

test('a reduced price has a reason, unlike the list price', () => {
  const reasons = [priceFor(special, member), priceFor(course, everything), priceFor(course, member)]
  expect(reasons.map(reasonOf)).toEqual(['Member price', 'Standard pricing, 15 % off', undefined])
  expect(reasonOf(priceFor(course, { ...member, levelPercent: 15 }))).toBe('Your level: 15 %')
})

test('money carries its currency, and an unknown price is announced', () => {
  expect([193_400, 2975, 0, null].map(money)).toEqual(['$1,934', '$29.75', '$0', 'To be announced'])
  expect([0, null].map(priceText)).toEqual(['Free', 'To be announced'])
})

describe('a line', () => {
  test('costs its price times its quantity with the discount of the member (PR-008)', () => {
    const { cents } = priceFor(course, { ...member, levelPercent: 15 })
    expect(lineTotal(cents, 3)).toBe(3 * 36_125)
    expect(sumOf([lineTotal(cents, 1), 100])).toBe(36_225)
  })

  test.each([0, -1, 1.5, Number.NaN, 1e300])('has no total for the quantity %s', (quantity) =>
    expect(lineTotal(100, quantity)).toBeNull(),
  )

  test('without a known price makes the sum unknown', () => {
    expect(lineTotal(null, 1)).toBeNull()
    expect(sumOf([100, null])).toBeNull()
  })
})

test('a year of membership costs $349 (PR-007, CO-001)', () =>
  expect(money(toCents(membershipPrice))).toBe('$349'))
