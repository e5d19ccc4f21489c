import type { Entry } from './values.ts'
import type { ProductPrice } from './widgets.ts'

/** An edition of an event with the offers of its extras, and the edition of its kind that follows it. */
export type KnownEvent = { edition: Edition; next: Edition | undefined }

/** An edition of an event as plain data: what pages, the registration and organizers read of it. */
export type Edition = {
  /** The id of its entry. */
  id: string
  /** `fall-institute-2027`. Registrations are kept by it. */
  key: string
  kind: Entry<'eventEdition'>['fields']['kind']
  name: string
  /** The home of its pages. */
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
  /** Seats by the slug of a course, and places by activity; absent where they are not limited. */
  capacity: { courses: Readonly<Record<string, number>>; activities: Partial<Record<Activity, number>> }
}

export type EditionCourse = {
  slug: string
  /** Without the suffix of the edition. */
  title: string
  /** 1 for the first day of the event. */
  day: number
  date: string
  credits: number | undefined
  faculty: readonly string[]
  offers: readonly CourseOffer[]
}

/**
 * What a course costs in a price tier; at any time without a tier. With `needsMembership` it is the ticket of those who
 * join with the same order, and sold only beside a membership.
 */
export type CourseOffer = Offer & { tier: string | undefined; needsMembership?: true }

/** A variant of the shop with its price. */
export type Offer = { variantId: string; name: string; price: ProductPrice }

export const activities = ['golf', 'soundBath', 'pickleball'] as const
export type Activity = (typeof activities)[number]

export const extraNames = [...activities, 'guest', 'vanguard', 'membership'] as const
export type ExtraName = (typeof extraNames)[number]

/** Prices of an event that hold from one time to the next. */
export type Tier = {
  /** `early bird`; variants of the shop name it as their price tier. */
  name: string
  /** Milliseconds since 1970. `undefined`: the day is not known, so the tier is never current by itself. */
  startsAt: number | undefined
  /** Only a conference has a table of prices. */
  prices?: TierPrices
}

/** Prices in cents from the table of a conference, never computed from each other. `null` is not yet known. */
export type TierPrices = { member: number | null; nonMember: number | null; joinNow: number | null }
