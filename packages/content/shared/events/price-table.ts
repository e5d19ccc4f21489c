import type { Edition, Tier } from '../../define/event.ts'
import type { Cents } from '../products/pricing/cents.ts'
import { joiningPricing } from '../products/pricing/joining.ts'
import { guestPricing, priceFor } from '../products/pricing/pricing.ts'
import { type EditionState, offerIn, stateOf, tierOf } from './edition.ts'

export type TierRow = {
  name: string
  /** `unknown`: the tier has no first day yet. */
  state: 'ended' | 'current' | 'coming' | 'unknown'
  /** Milliseconds since 1970. Undefined if the tier has no first day. */
  startsAt: number | undefined
  /** The start of the next tier, in milliseconds since 1970. */
  endsAt: number | undefined
  prices: TablePrices
}

export const buyerKinds = ['member', 'nonMember', 'joinNow'] as const
export type BuyerKind = (typeof buyerKinds)[number]
export type TablePrices = { readonly [Buyer in BuyerKind]: TablePrice }

/** `isFrom`: the price is the lowest of several different ones. */
export type TablePrice = { cents: Cents; isFrom: boolean }

/** `now` is in milliseconds. */
export function tierRows(edition: Edition, now: number): TierRow[] {
  const current = tierOf(edition, now)
  const state = stateOf(edition, now)
  return edition.tiers.map((tier) => ({
    name: tier.name,
    state: rowState(tier, { current, state }),
    startsAt: Number.isFinite(tier.startsAt) ? tier.startsAt : undefined,
    endsAt: tier.startsAt === undefined ? undefined : endOf(tier.startsAt, edition.tiers),
    prices: pricesIn(edition, tier),
  }))
}

/** Returns the tier at the opening of registration, later the current tier. Undefined once registration has closed. */
export function namedTier(edition: Edition, now: number): Tier | undefined {
  const state = stateOf(edition, now)
  if (state === 'announced') return tierOf(edition, Math.max(now, edition.opensAt ?? now))
  return state === 'open' ? tierOf(edition, now) : undefined
}

/** A tier without its own prices, as in a fall institute, has the prices of the courses. */
export const pricesIn = (edition: Edition, tier: Tier): TablePrices =>
  tier.prices ? ofTable(tier.prices) : ofCourses(edition, tier)

/** Cents below the non-member price. Absent if the savings are unknown or zero. */
export type Savings = { member?: number; joinNow?: number }

export function savingsIn({ nonMember, member, joinNow }: TablePrices): Savings {
  const savedBy = (buyer: TablePrice) =>
    nonMember.cents === null || buyer.cents === null || nonMember.isFrom || buyer.isFrom
      ? 0
      : nonMember.cents - buyer.cents
  const memberSaves = savedBy(member)
  const joinNowSaves = savedBy(joinNow)
  return {
    ...(memberSaves > 0 && { member: memberSaves }),
    ...(joinNowSaves > 0 && { joinNow: joinNowSaves }),
  }
}

type EditionProgress = { current: Tier | undefined; state: EditionState }

function rowState({ startsAt, name }: Tier, { current, state }: EditionProgress): TierRow['state'] {
  if (startsAt === undefined) return 'unknown'
  if (state === 'closed' || state === 'over') return 'ended'
  if (name === current?.name) return state === 'open' ? 'current' : 'coming'
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

export function lowest(prices: readonly Cents[]): TablePrice {
  const known = prices.filter((cents) => cents !== null)
  if (known.length === 0) return { cents: null, isFrom: false }
  return { cents: Math.min(...known), isFrom: new Set(known).size > 1 }
}
