import type { ProductPrice } from '@association/content/define/widgets.ts'
import type { Viewer } from './viewer.ts'

/** What those pay who have the standard pricing: 15 % off. */
export const standardPricingFactor = 0.85

/** Price levels carry their percentage in free text: “Level 15” buys at 85 %. Without a number there is no discount. */
export function discountFactor(priceLevel: string): number {
  const percent = priceLevel.match(/\d+/)?.[0]
  return percent === undefined ? 1 : Math.max(0, 100 - Number(percent)) / 100
}

/** Why a price is what it is. */
export type PriceKind = 'list' | 'special' | 'discounted'
export type Price = { cents: number | null; listCents: number | null; kind: PriceKind }

/**
 * What a viewer pays, in cents; `null` where it is not yet known. The order decides: a program's own variant costs its
 * list price; else a member's special price; else the standard pricing; else the factor of the price level. Whoever is
 * not known to be logged in pays the list price.
 */
export function priceFor(product: ProductPrice, viewer: Viewer): Price {
  const listCents = toCents(product.price)
  const list = { cents: listCents, listCents, kind: 'list' } as const
  if (product.isProgramSpecific || viewer.phase !== 'member') return list
  const special = toCents(product.specialMemberPrice ?? null)
  if (viewer.isMember && special !== null) return { cents: special, listCents, kind: 'special' }
  const factor = viewer.hasStandardPricing ? standardPricingFactor : (viewer.discountFactor ?? 1)
  if (listCents === null || factor === 1) return list
  return { cents: Math.round(listCents * factor), listCents, kind: 'discounted' }
}

/** Amounts of content are dollars; one that is no amount is not known. */
const toCents = (dollars: number | null) =>
  dollars === null || !Number.isFinite(dollars) || dollars < 0 ? null : Math.round(dollars * 100)
