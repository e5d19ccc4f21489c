import { lineTotal, sumOf } from '@association/content/shared/products/pricing/cents.ts'
import { money, priceText } from '@association/content/shared/products/pricing/money.ts'
import { guestPricing, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const amount = fc.oneof(
  fc.nat(10_000_000).map((cents) => cents / 100),
  fc.constantFrom(0, -0, 0.1 + 0.2, 0.001, 1e9, -1, 1e300, Number.NaN, Number.POSITIVE_INFINITY),
)
const product = fc.record(
  { price: fc.option(amount), specialMemberPrice: amount, isProgramSpecific: fc.boolean() },
  { requiredKeys: ['price', 'isProgramSpecific'] },
)
const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-5, 250, 12.5, Number.NaN))
const pricing: fc.Arbitrary<Pricing> = fc.record(
  { isMember: fc.boolean(), hasStandardPricing: fc.boolean(), levelPercent: percent },
  { requiredKeys: ['isMember', 'hasStandardPricing'] },
)

test('a price is a whole number of cents, never negative and never above the list price', () =>
  fc.assert(
    fc.property(product, pricing, (each, viewer) => {
      const { cents, listCents, memberCents } = priceFor(each, viewer)
      const paidAmounts = [cents, memberCents]
      if (listCents === null) expect(paidAmounts).toEqual([null, null])
      else
        for (const paid of paidAmounts) {
          expect(Number.isSafeInteger(paid)).toBe(true)
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(paid).toBeLessThanOrEqual(listCents)
        }
    }),
  ))

test('guests pay the list price, whatever a member pays', () =>
  fc.assert(
    fc.property(product, (each) => {
      const { cents, listCents, percentOff } = priceFor(each, guestPricing)
      expect([cents, percentOff]).toEqual([listCents, 0])
    }),
  ))

test('an unknown price is never 0, in no sum and in no words', () =>
  fc.assert(
    fc.property(product, pricing, fc.integer(), (each, viewer, quantity) => {
      const { cents } = priceFor({ ...each, price: null }, viewer)
      expect([cents, lineTotal(cents, quantity), sumOf([100, cents])]).toEqual([null, null, null])
      expect([money(cents), priceText(cents)]).toEqual(['To be announced', 'To be announced'])
    }),
  ))

test('words of a price hold neither NaN nor a sign', () =>
  fc.assert(
    fc.property(product, pricing, (each, viewer) => {
      expect(priceText(priceFor(each, viewer).cents)).toMatch(/^(To be announced|Free|\$[\d,]+(\.\d\d)?)$/)
    }),
  ))
