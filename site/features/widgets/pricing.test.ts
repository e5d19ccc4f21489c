import { describe, expect, test } from 'vitest'
import { money } from './money.ts'
import { discountFactor, priceFor, standardPricingFactor } from './pricing.ts'
import type { Member, Viewer } from './viewer.ts'

const course = { price: 425, isProgramSpecific: false }
const special = { ...course, specialMemberPrice: 349 }
const logged = (member: Partial<Member> = {}): Viewer => ({ phase: 'member', isMember: true, ...member })

describe('the factor of a price level', () => {
  test('is what its number leaves of a hundred', () => {
    expect(discountFactor('Level 15')).toBe(0.85)
    expect(discountFactor('100')).toBe(0)
  })

  test('is 1 where there is no number', () => {
    expect(discountFactor('Standard')).toBe(1)
    expect(discountFactor('')).toBe(1)
  })

  test('never pays the buyer', () => expect(discountFactor('Level 150')).toBe(0))
})

describe('what a viewer pays', () => {
  test('is the list price for a guest and for whoever is not known', () => {
    expect(priceFor(special, { phase: 'guest' }).cents).toBe(42_500)
    expect(priceFor(special, { phase: 'unknown' }).cents).toBe(42_500)
  })

  test('is the list price for a program’s own variant, whoever buys it', () => {
    const own = { ...special, isProgramSpecific: true }
    expect(priceFor(own, logged({ hasStandardPricing: true, discountFactor: 0.5 }))).toEqual({
      cents: 42_500,
      listCents: 42_500,
      kind: 'list',
    })
  })

  test('is the special price for a member, before any other discount', () => {
    expect(priceFor(special, logged({ hasStandardPricing: true, discountFactor: 0.5 })).cents).toBe(34_900)
  })

  test('is not the special price for somebody who has not joined', () => {
    expect(priceFor(special, logged({ isMember: false })).cents).toBe(42_500)
  })

  test('is 85 % with the standard pricing, before the factor of the price level', () => {
    expect(standardPricingFactor).toBe(0.85)
    expect(priceFor(course, logged({ hasStandardPricing: true, discountFactor: 0.5 })).cents).toBe(36_125)
  })

  test('is the price level’s share otherwise, which is all of it unless there is one', () => {
    expect(priceFor(course, logged({ discountFactor: 0.9 })).cents).toBe(38_250)
    expect(priceFor(course, logged()).cents).toBe(42_500)
  })

  test('is counted in whole cents', () => {
    expect(priceFor({ price: 19.99, isProgramSpecific: false }, logged({ discountFactor: 0.85 })).cents).toBe(
      1699,
    )
  })

  test.each([null, Number.NaN, -1])('is not known where the price is %s', (price) => {
    expect(priceFor({ price, isProgramSpecific: false }, logged({ discountFactor: 0.5 })).cents).toBeNull()
  })
})

test('money carries its currency, and what is not known is announced', () => {
  expect([193_400, 2975, 0, null].map(money)).toEqual(['$1,934', '$29.75', '$0', 'To be announced'])
})
