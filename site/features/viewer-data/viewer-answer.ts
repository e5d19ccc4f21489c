import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'

/** The answer of `GET /api/viewer`, without a token. `null`: the member platform did not answer in time. */
export type ViewerAnswer = { phase: 'guest' } | ({ phase: 'member' } & ViewerData)

/** `unknown`: the device notes a sign-in, but the site does not say whose. */
export type Viewer = ViewerAnswer | { phase: 'unknown' }

export type ViewerData = {
  /** The id at the member platform, for analytics. */
  userId: string
  name: string
  pricing: ViewerPricing | null
  /** The shop's account page, signed in. */
  ordersUrl: string | null
  /** Why the membership should be renewed now. Undefined on the wire means no notice. */
  expiryNotice: string | null
  bookmarks: readonly ViewerBookmark[] | null
  /** Credits of continuing medical education. */
  credits: number | null
  isVanguard: boolean
}

/** An open page's own requests are no use of the session. */
export const byItself = 'by-itself'

/** The answer of `GET /api/viewer/session`. The session ends after `seconds` without use. */
export type SessionAnswer = { phase: 'guest' } | { phase: 'member'; userId: string; seconds: number }

export type ViewerPricing = Pricing

export type ViewerBookmark = { id: string; entry: string; path: string }
