import type { Edition, Tier } from '../../define/event.ts'
import type { Cents } from '../products/pricing/cents.ts'
import { joiningPricing } from '../products/pricing/joining.ts'
import { guestPricing, priceFor } from '../products/pricing/pricing.ts'
import { offerIn, stateOf, tierOf } from './edition.ts'

export type TierRow = {
  name: string
  /** `unknown`: the first day is not known. */
  state: 'ended' | 'current' | 'coming' | 'unknown'
  /** Milliseconds since 1970. Undefined without a first day or a successor. */
  startsAt: number | undefined
  endsAt: number | undefined
  prices: TablePrices
}

export type TablePrices = { readonly [Buyer in BuyerKind]: TablePrice }
export const buyerKinds = ['member', 'nonMember', 'joinNow'] as const
export type BuyerKind = (typeof buyerKinds)[number]

/** `isFrom`: the lowest of several prices. */
export type TablePrice = { cents: Cents; isFrom: boolean }

/** `now` is in milliseconds. */
export function tierRows(edition: Edition, now: number): TierRow[] {
  const current = tierOf(edition, now)
  const state = stateOf(edition, now)
  return edition.tiers.map((tier) => ({
    name: tier.name,
    state: rowState(tier, {
      current,
      isOpen: state === 'open',
      hasEnded: state === 'closed' || state === 'over',
    }),
    startsAt: Number.isFinite(tier.startsAt) ? tier.startsAt : undefined,
    endsAt: tier.startsAt === undefined ? undefined : endOf(tier.startsAt, edition.tiers),
    prices: pricesIn(edition, tier),
  }))
}

/** Returns the current tier, or that at the opening of registration; undefined once it has closed. */
export function namedTier(edition: Edition, now: number): Tier | undefined {
  const state = stateOf(edition, now)
  if (state === 'announced') return tierOf(edition, Math.max(now, edition.opensAt ?? now))
  return state === 'open' ? tierOf(edition, now) : undefined
}

/** A fall institute has the prices of its courses. */
export const pricesIn = (edition: Edition, tier: Tier): TablePrices =>
  tier.prices ? ofTable(tier.prices) : ofCourses(edition, tier)

type Now = { current: Tier | undefined; isOpen: boolean; hasEnded: boolean }

function rowState({ startsAt, name }: Tier, { current, isOpen, hasEnded }: Now): TierRow['state'] {
  if (startsAt === undefined) return 'unknown'
  if (hasEnded) return 'ended'
  if (name === current?.name) return isOpen ? 'current' : 'coming'
  return startsAt < (current?.startsAt ?? Number.NEGATIVE_INFINITY) ? 'ended' : 'coming'
}

function endOf(startsAt: number, tiers: readonly Tier[]): number | undefined {
  const later = tiers.flatMap((tier) =>
    tier.startsAt !== undefined && tier.startsAt > startsAt ? tier.startsAt : [],
  )
  return later.length === 0 ? undefined : Math.min(...later)
}

const ofTable = ({ member, nonMember, joinNow }: NonNullable<Tier['prices']>): TablePrices => ({
  member: { cents: member, isFrom: false },
  nonMember: { cents: nonMember, isFrom: false },
  joinNow: { cents: joinNow, isFrom: false },
})

function ofCourses({ courses }: Edition, tier: Tier): TablePrices {
  const prices = courses.flatMap((course) => offerIn(course, tier)?.price ?? [])
  const joining = joiningPricing(guestPricing)
  return {
    member: lowest(prices.map((price) => priceFor(price, guestPricing).memberCents)),
    nonMember: lowest(prices.map((price) => priceFor(price, guestPricing).cents)),
    joinNow: lowest(prices.map((price) => priceFor(price, joining).cents)),
  }
}

function lowest(all: readonly Cents[]): TablePrice {
  const known = all.filter((cents) => cents !== null)
  if (known.length === 0) return { cents: null, isFrom: false }
  return { cents: Math.min(...known), isFrom: new Set(known).size > 1 }
}

/** Cents below the non-member price; absent if unknown or nothing is saved. */
export type Savings = { member?: number; joinNow?: number }

export function savingsIn({ nonMember, member, joinNow }: TablePrices): Savings {
  const saving = (less: TablePrice) =>
    nonMember.cents === null || less.cents === null || nonMember.isFrom || less.isFrom
      ? 0
      : nonMember.cents - less.cents
  const [ofMember, ofJoining] = [saving(member), saving(joinNow)]
  return { ...(ofMember > 0 && { member: ofMember }), ...(ofJoining > 0 && { joinNow: ofJoining }) }
}
