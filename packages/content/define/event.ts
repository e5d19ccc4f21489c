import type { Entry } from './values.ts'
import type { ProductPrice } from './widgets.ts'

export type KnownEvent = { edition: Edition; next: Edition | undefined }

export type Edition = {
  id: string
  /** Key of registrations: `fall-institute-2027`. */
  key: string
  kind: Entry<'eventEdition'>['fields']['kind']
  name: string
  path: string
  timeZone: string
  /** Days such as `2027-10-14`. */
  startDate: string
  endDate: string
  /** Milliseconds since 1970. */
  opensAt: number | undefined
  closesAt: number | undefined
  tiers: readonly Tier[]
  groupActivityDay: number | undefined
  courses: readonly EditionCourse[]
  extras: { readonly [Name in ExtraName]: Offer | undefined }
  eventId: string | undefined
  /** By course slug and by activity; absent when unlimited. */
  capacity: { courses: Readonly<Record<string, number>>; activities: Partial<Record<Activity, number>> }
}

export type EditionCourse = {
  slug: string
  /** Without the suffix of the edition. */
  title: string
  /** Counts from 1. */
  day: number
  date: string
  credits: number | undefined
  faculty: readonly string[]
  offers: readonly CourseOffer[]
}

/** Without a tier the price always holds. With `needsMembership` it is for people who join in the same order. */
export type CourseOffer = Offer & { tier: string | undefined; needsMembership?: true }

export type Offer = { variantId: string; name: string; price: ProductPrice }

export const activities = ['golf', 'soundBath', 'pickleball'] as const
export type Activity = (typeof activities)[number]

export const extraNames = [...activities, 'guest', 'vanguard', 'membership'] as const
export type ExtraName = (typeof extraNames)[number]

export type Tier = {
  /** `early bird`; variants of the shop have the same price tier. */
  name: string
  /** Milliseconds since 1970. A tier without a known day is never current by itself. */
  startsAt: number | undefined
  /** Only conferences have a table of prices. */
  prices?: TierPrices
}

/** In cents, never computed from each other. `null` means not yet known. */
export type TierPrices = { member: number | null; nonMember: number | null; joinNow: number | null }
