import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'

/**
 * The answer of `GET /api/viewer`. No field holds a token. `null` means that the member platform did not answer in
 * time.
 */
export type ViewerAnswer = { phase: 'guest' } | ({ phase: 'member' } & ViewerData)

/** Unknown: this device notes a sign-in, but the site does not say whose. */
export type Viewer = ViewerAnswer | { phase: 'unknown' }

export type ViewerData = {
  /** The id at the member platform, for analytics. */
  userId: string
  /** The title of the user menu. */
  name: string
  /** `null` while the membership is unknown. */
  pricing: ViewerPricing | null
  /** The shop's account page, signed in. */
  ordersUrl: string | null
  /** The reason to renew the membership; undefined on the wire means none. */
  expiryNotice: string | null
  bookmarks: readonly ViewerBookmark[] | null
  /** Credits of continuing medical education, from certifications and courses. */
  credits: number | null
  isVanguard: boolean
}

/** The header of requests that an open page sends by itself. They do not count as a use of the session. */
export const byItself = 'by-itself'

/** The answer of `GET /api/viewer/session`. The session ends after `seconds` without use. */
export type SessionAnswer = { phase: 'guest' } | { phase: 'member'; userId: string; seconds: number }

export type ViewerPricing = Pricing

export type ViewerBookmark = { id: string; entry: string; path: string }
