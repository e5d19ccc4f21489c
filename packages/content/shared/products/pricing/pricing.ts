import type { ProductPrice } from '../../../define/widgets.ts'
import { type Cents, toCents } from './cents.ts'

/** What decides the prices of one viewer. */
export type Pricing = {
  /** A member whose membership is active: the claim and the status of the membership agree. */
  isMember: boolean
  /** The percentage of the price level, such as 15; undefined without a number. */
  levelPercent?: number
  hasStandardPricing: boolean
  /** Nobody can tell at the moment whether the viewer is a member: the list price is shown, and not as the viewer's. */
  isUnknown?: true
}

/** Which rule set a price. `program`: the variant is made for one program, so everyone pays the list price. */
export type PriceRule = 'list' | 'program' | 'member' | 'standard' | 'level'

export type Price = {
  cents: Cents
  listCents: Cents
  /** What a member without further discounts pays. */
  memberCents: Cents
  rule: PriceRule
  /** How many percent below the list price the rules `standard` and `level` are; else 0. */
  percentOff: number
}

/** What a viewer pays who is not signed in, or of whom nothing is known yet. */
export const guestPricing: Pricing = { isMember: false, hasStandardPricing: false }

export const unknownPricing: Pricing = { ...guestPricing, isUnknown: true }

/** The percentage that standard pricing takes off. */
export const standardPercent = 15

/**
 * What a viewer pays. The order decides: a variant made for one program has its list price; else a member pays the
 * special member price; else standard pricing takes 15 % off; else the price level of a member decides. An unknown list
 * price stays unknown, and no rule makes a product more expensive than its list price.
 */
export function priceFor(product: ProductPrice, pricing: Pricing): Price {
  const listCents = toCents(product.price)
  const { rule, cents, percentOff = 0 } = priced(product, pricing, listCents)
  const memberCents = priced(product, plainMember, listCents).cents
  return { cents, listCents, memberCents, rule, percentOff }
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

/** A level above 100 % never pays the buyer. */
const percentWithin = (percent = 0) => (percent > 0 ? Math.min(percent, 100) : 0)
