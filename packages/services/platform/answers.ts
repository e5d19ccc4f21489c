import * as v from 'valibot'
import { readDiet } from './dietary-restrictions.ts'

/** Some platforms use numeric ids; the site compares strings. */
const id = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String))

/** An absent value is `null` or missing. */
const optionalText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? undefined),
  ),
)
const number = v.fallback(v.pipe(v.number(), v.finite()), 0)

export const userData = v.looseObject({
  id,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  shopAccountUrl: optionalText,
  standardPricing: v.nullish(v.boolean()),
})
export type UserData = v.InferOutput<typeof userData>

export const bookmark = v.object({
  id,
  /** The entry id in Contentful. */
  cmsid: v.string(),
  type: v.fallback(v.string(), ''),
  /** The page's URL, with or without the site's origin. */
  website_url: v.string(),
  createdAt: optionalText,
})
export type Bookmark = v.InferOutput<typeof bookmark>
export type NewBookmark = { cmsid: string; type: 'article' | ''; website_url: string }

export const bookmarks = v.array(bookmark)

/** Ignores `requiresWebsiteBanner`: only the notice decides whether the banner shows. */
export const membershipStatus = v.pipe(
  v.object({
    status: v.string(),
    expiresAt: optionalText,
    membershipExpireingMessage: optionalText,
    requiresWebsiteBanner: v.nullish(v.unknown()),
  }),
  v.transform(({ status, expiresAt, membershipExpireingMessage }) => ({
    status,
    expiresAt,
    /** The reason to renew now. */
    expiryNotice: membershipExpireingMessage?.trim() || undefined,
  })),
)
export type MembershipStatus = v.InferOutput<typeof membershipStatus>

export const courses = v.array(
  v.object({
    id,
    title: v.string(),
    slug: optionalText,
    status: v.picklist(['enrolled', 'in progress', 'completed']),
    progressPercent: number,
    credits: number,
    startedAt: optionalText,
    completedAt: optionalText,
    url: optionalText,
  }),
)
export type Course = v.InferOutput<typeof courses>[number]

export const certifications = v.array(
  v.object({
    id,
    title: v.string(),
    number: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    credits: number,
    issuedAt: v.string(),
    expiresAt: optionalText,
    status: v.string(),
  }),
)
export type Certification = v.InferOutput<typeof certifications>[number]

/** Unknown fields pass, so that saving loses none. */
export const profile = v.looseObject({
  firstName: optionalText,
  lastName: optionalText,
  credentials: optionalText,
  email: optionalText,
  phone: optionalText,
  organization: optionalText,
  title: optionalText,
  specialty: optionalText,
})
export type Profile = v.InferOutput<typeof profile>

/** Some platforms write booleans as words or numbers. */
const coerced = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => [true, 1, '1', 'true', 'yes'].some((each) => each === lowerCase(value))),
)
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

export const eventProfile = v.looseObject({
  dietaryRestrictions: v.pipe(v.optional(v.nullable(v.string()), ''), v.transform(readDiet)),
  requiresVisaForEventTravel: coerced,
  sponsorOptOut: coerced,
})
export type EventProfile = v.InferOutput<typeof eventProfile>

/** The platform answers a JSON string, or an object with the link. */
export const multipassLink = v.union([
  v.string(),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform(({ url }) => url),
  ),
])
