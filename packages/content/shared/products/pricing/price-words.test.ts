import { describe, expect, test } from 'vitest'
import type { ProductPrice } from '../../../define/widgets.ts'
import { codedPrices, readPrices } from './coded-prices.ts'
import { lowestPrice, priceWords } from './price-words.ts'
import { guestPricing, type Pricing, unknownPricing } from './pricing.ts'

const member: Pricing = { isMember: true, hasStandardPricing: false }
const level: Pricing = { ...member, levelPercent: 15 }
const paperback: ProductPrice = { price: 42, isProgramSpecific: false }
const hardCover: ProductPrice = { price: 60, specialMemberPrice: 35, isProgramSpecific: false }
const program: ProductPrice = { price: 90, isProgramSpecific: true }
const unknown: ProductPrice = { price: null, isProgramSpecific: false }

describe('the words of a price', () => {
  test('show guests the price for members', () => {
    expect(priceWords([hardCover], guestPricing)).toEqual({
      isFrom: false,
      amount: '$60',
      note: 'Members pay $35',
    })
    expect(priceWords([paperback], guestPricing)).toEqual({ isFrom: false, amount: '$42' })
    expect(priceWords([{ ...hardCover, specialMemberPrice: 0 }], guestPricing).note).toBe('Free for members')
  })

  test('show the list price with a note while the membership is unknown', () => {
    const note = 'List price. Your price appears once we can see your membership.'
    expect(priceWords([hardCover], unknownPricing)).toEqual({ isFrom: false, amount: '$60', note })
    expect(priceWords([paperback], unknownPricing)).toEqual({ isFrom: false, amount: '$42', note })
    expect(priceWords([unknown], unknownPricing)).toEqual({ isFrom: false, amount: 'To be announced' })
  })

  test('show members the list price and the reason', () => {
    expect(priceWords([hardCover], member)).toMatchObject({
      amount: '$35',
      list: '$60',
      note: 'Member price',
    })
    expect(priceWords([paperback], level)).toMatchObject({ amount: '$35.70', note: 'Your level: 15 %' })
  })

  test('announce an unknown price', () =>
    expect(priceWords([unknown], level)).toEqual({ isFrom: false, amount: 'To be announced' }))
})

describe('the lowest of several prices', () => {
  test('is the lowest that the viewer pays', () => {
    const ways = [paperback, hardCover, unknown]
    expect(lowestPrice(ways, guestPricing)).toMatchObject({ cents: 4200, isFrom: true })
    expect(lowestPrice(ways, member)).toMatchObject({ cents: 3500, rule: 'member', isFrom: true })
  })

  test('is the only price when all cost the same', () =>
    expect(lowestPrice([paperback, paperback, unknown], guestPricing).isFrom).toBe(false))

  test('is unknown when no price is known', () =>
    expect(lowestPrice([unknown], member)).toMatchObject({ cents: null, isFrom: false }))
})

describe('the coded prices of a stored page', () => {
  test('are short, and become the same prices again', () => {
    const ways = [paperback, hardCover, program, unknown]
    expect(codedPrices(ways)).toBe('[[42],[60,35],[90,null,1],[null]]')
    expect(readPrices(codedPrices(ways) ?? '')).toEqual(ways)
  })

  test('are missing when everyone pays the same', () => {
    const free: ProductPrice = { price: 0, isProgramSpecific: false }
    expect([codedPrices([program]), codedPrices([unknown]), codedPrices([free]), codedPrices([])]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
