import type { ProductPrice } from '../../../define/widgets.ts'
import { type Cents, toCents } from './cents.ts'

export type Pricing = {
  /** True only if membership claim and status agree. */
  isMember: boolean
  /** Percentage, such as 15. */
  levelPercent?: number
  hasStandardPricing: boolean
  /** Membership cannot be determined now, so the page does not show the list price as the viewer's. */
  isUnknown?: true
}

/** `program`: for one program, so everyone pays the list price. */
export type PriceRule = 'list' | 'program' | 'member' | 'standard' | 'level'

export type Price = {
  cents: Cents
  listCents: Cents
  /** Price without further discounts. */
  memberCents: Cents
  rule: PriceRule
  /** Relative to the list price; 0 except for `standard` and `level`. */
  percentOff: number
}

/** Also while nothing is known of the viewer. */
export const guestPricing: Pricing = { isMember: false, hasStandardPricing: false }

export const unknownPricing: Pricing = { ...guestPricing, isUnknown: true }

export const standardPercent = 15

/**
 * The order matters: list price for one program; special member price; standard pricing (15 % off); member's price
 * level. An unknown list price stays unknown; no price exceeds the list price.
 */
export function priceFor(product: ProductPrice, pricing: Pricing): Price {
  const listCents = toCents(product.price)
  const { rule, cents, percentOff = 0 } = priced(product, pricing, listCents)
  const memberCents = priced(product, plainMember, listCents).cents
  return { cents, listCents, memberCents, rule, percentOff }
}

/** Cents that members pay less than guests. */
export function memberSaving(product: ProductPrice): number {
  const { cents, memberCents } = priceFor(product, guestPricing)
  return cents === null || memberCents === null ? 0 : cents - memberCents
}

const plainMember: Pricing = { isMember: true, hasStandardPricing: false }

type Priced = Pick<Price, 'cents' | 'rule'> & { percentOff?: number }

function priced(product: ProductPrice, pricing: Pricing, listCents: Cents): Priced {
  if (product.isProgramSpecific) return { cents: listCents, rule: 'program' }
  const list: Priced = { cents: listCents, rule: 'list' }
  if (listCents === null) return list
  const special = toCents(product.specialMemberPrice ?? null)
  if (pricing.isMember && special !== null)
    return special < listCents ? { cents: special, rule: 'member' } : list
  if (pricing.hasStandardPricing) return reduced(listCents, 'standard', standardPercent)
  const percent = percentWithin(pricing.isMember ? pricing.levelPercent : 0)
  return percent > 0 ? reduced(listCents, 'level', percent) : list
}

const reduced = (listCents: number, rule: PriceRule, percentOff: number): Priced => ({
  cents: Math.round((listCents * (100 - percentOff)) / 100),
  rule,
  percentOff,
})

/** A level above 100 % must not give a negative price. */
const percentWithin = (percent = 0) => (percent > 0 ? Math.min(percent, 100) : 0)
