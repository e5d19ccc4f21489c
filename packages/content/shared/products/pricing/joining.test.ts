import { expect, test } from 'vitest'
import { joiningPricing } from './joining.ts'
import { guestPricing, priceFor } from './pricing.ts'

const course = { price: 900, specialMemberPrice: 700, isProgramSpecific: false }
const lapsed = { isMember: false, levelPercent: 15, hasStandardPricing: false }

test('OPEN-27: who joins with the order pays what members pay, and no level of a membership that lapsed', () => {
  expect(priceFor(course, joiningPricing(guestPricing))).toMatchObject({ cents: 70_000, rule: 'member' })
  expect(priceFor({ price: 900, isProgramSpecific: false }, joiningPricing(lapsed)).cents).toBe(90_000)
})

test('the guest of a buyer who joins pays the list price', () =>
  expect(priceFor({ ...course, isProgramSpecific: true }, joiningPricing(guestPricing)).cents).toBe(90_000))

test('a member keeps all that decides the price', () => {
  const member = { isMember: true, levelPercent: 15, hasStandardPricing: false }
  expect(joiningPricing(member)).toBe(member)
})
