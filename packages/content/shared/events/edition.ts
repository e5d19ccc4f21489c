import { activities, type Edition, type EditionCourse, type Offer, type Tier } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import { timeOf } from '../../derive/time-of.ts'
import { priceOf } from '../products/price-of.ts'
import { membershipPrice } from '../products/pricing/membership.ts'
import { readCapacity } from './capacity.ts'
import { closingTime } from './closing.ts'
import { nextTierChange, tierAt, tiersOf } from './tiers.ts'

/** `closed`: registration has ended, but the event is not over. */
export type EditionState = 'announced' | 'open' | 'closed' | 'over'

type Product = Entry<'product'>

/** Needs all products, because the edition refers to variants by id. */
export function readEdition({ id, fields }: Entry<'eventEdition'>, products: readonly Product[]): Edition {
  const [startDate, endDate] = [fields.startDate.slice(0, 10), fields.endDate.slice(0, 10)]
  const offer = (variantId: string | undefined) => offerOf(variantId, products)
  const membership = offer(fields.membershipVariant)
  const guest = offer(fields.guestVariant)
  const courses = fields.courses.flatMap((course) =>
    readCourse(course, { startDate, suffix: fields.titleSuffix }),
  )
  return {
    id,
    key: fields.key,
    kind: fields.kind,
    name: fields.name,
    path: fields.path,
    timeZone: fields.timeZone,
    startDate,
    endDate,
    opensAt: timeOf(fields.registrationOpens),
    closesAt: timeOf(fields.registrationCloses),
    tiers: tiersOf(fields),
    groupActivityDay: fields.groupActivityDay,
    courses,
    extras: {
      golf: offer(fields.golfVariant),
      soundBath: offer(fields.soundBathVariant),
      pickleball: offer(fields.pickleballVariant),
      guest: guest && atListPrice(guest),
      vanguard: offer(fields.vanguardVariant),
      membership: membership && pricedMembership(membership),
    },
    eventId: fields.eventId,
    capacity: readCapacity(fields.capacity, { courses: courses.map(({ slug }) => slug), activities }),
  }
}

/** The courses that visitors can register for. */
export function coursesIn({ courses }: Pick<Edition, 'courses'>, products: readonly Product[]): Product[] {
  const slugs = new Set(courses.map(({ slug }) => slug))
  return products.filter(({ fields }) => fields.slug && slugs.has(fields.slug))
}

/** `now` is in milliseconds. An event is over when its last day has ended in every event zone. */
export function stateOf(edition: Edition, now: number): EditionState {
  if (now >= overAt(edition)) return 'over'
  if (edition.opensAt === undefined || now < edition.opensAt) return 'announced'
  return now >= closingTime(edition) ? 'closed' : 'open'
}

/** Returns milliseconds; undefined if nothing changes any more. */
export function nextChangeOfEdition(edition: Edition, now: number): number | undefined {
  const times = [edition.opensAt, closingTime(edition), overAt(edition), nextTierChange(edition.tiers, now)]
  const coming = times.filter((time): time is number => time !== undefined && time > now)
  return coming.length === 0 ? undefined : Math.min(...coming)
}

/** `now` is in milliseconds. */
export const tierOf = (edition: Edition, now: number): Tier | undefined => tierAt(edition.tiers, now)

export function offerIn({ offers }: EditionCourse, tier: Tier | undefined): Offer | undefined {
  const alone = offers.filter(({ needsMembership }) => !needsMembership)
  return alone.find((offer) => offer.tier === tier?.name) ?? alone.find((offer) => offer.tier === undefined)
}

/** Returns the next edition that is not over, else the last. */
export function currentEdition(
  editions: readonly Edition[],
  kind: Edition['kind'],
  now: number,
): Edition | undefined {
  const ofKind = editions
    .filter((edition) => edition.kind === kind)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  return ofKind.find((edition) => stateOf(edition, now) !== 'over') ?? ofKind.at(-1)
}

const dayMs = 86_400_000
/** The last day has also ended in Los Angeles and Phoenix. */
const overAt = ({ endDate }: Edition) => Date.parse(endDate) + dayMs + 8 * 3_600_000

function readCourse(
  { fields }: Product,
  { startDate, suffix }: { startDate: string; suffix: string | undefined },
): EditionCourse | [] {
  const first = fields.variants.find((variant) => variant.fields.courseStartDate)?.fields.courseStartDate
  if (!fields.slug || !first) return []
  const title = fields.title || fields.internalName
  const date = first.slice(0, 10)
  return {
    slug: fields.slug,
    title: withoutSuffix(title, suffix),
    day: Math.round((Date.parse(date) - Date.parse(startDate)) / dayMs) + 1,
    date,
    credits: fields.credits,
    faculty: fields.people.map((person) => person.fields.name),
    offers: fields.variants.map((variant) => ({
      variantId: variant.fields.variantId,
      name: title,
      price: priceOf(variant.fields),
      tier: variant.fields.priceTier,
      ...(variant.fields.joinNowVariant && { needsMembership: true }),
    })),
  }
}

/** Returns “Peer review without fear” for “Peer review without fear: 2027 Fall Institute”. */
export const withoutSuffix = (title: string, suffix: string | undefined) =>
  suffix && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title

function offerOf(variantId: string | undefined, products: readonly Product[]): Offer | undefined {
  if (!variantId) return undefined
  for (const { fields } of products) {
    const name = fields.title || fields.internalName
    const variant = fields.variants.find((each) => each.fields.variantId === variantId)
    if (variant) return { variantId, name, price: priceOf(variant.fields) }
    if (fields.variantId === variantId) return { variantId, name, price: priceOf(fields) }
  }
  return undefined
}

/** Guests never get a member's price, whatever the product's content says. */
const atListPrice = (offer: Offer): Offer => ({
  ...offer,
  price: { ...offer.price, isProgramSpecific: true },
})

/** By default, a membership costs the usual price of a year. */
const pricedMembership = (offer: Offer): Offer =>
  offer.price.price === null ? { ...offer, price: { ...offer.price, price: membershipPrice } } : offer
