import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'

/**
 * What `GET /api/viewer` answers: who looks at the page, for the parts of a stored page that depend on it. No field
 * holds a token. `null` means that the member platform did not say in time.
 */
export type ViewerAnswer = { phase: 'guest' } | ({ phase: 'member' } & ViewerData)

/** Who looks at a page. Unknown: this device notes a sign-in, and the site does not say whose. */
export type Viewer = ViewerAnswer | { phase: 'unknown' }

export type ViewerData = {
  /** The id at the member platform, for analytics. */
  userId: string
  /** The title of the user menu. */
  name: string
  /** `null` while nobody can tell whether the person is a member. */
  pricing: ViewerPricing | null
  /** Where “My Orders” leads: the account page of the shop, signed in. */
  ordersUrl: string | null
  /** Why the membership should be renewed now; undefined on the wire means no notice. */
  expiryNotice: string | null
  bookmarks: readonly ViewerBookmark[] | null
  /** Credits of continuing medical education that certifications and courses have earned. */
  credits: number | null
  isVanguard: boolean
}

/** The header of a request that an open page sends by itself. It is no use of the session. */
export const byItself = 'by-itself'

/** What `GET /api/viewer/session` answers: who is signed in, and after how many seconds the session ends without use. */
export type SessionAnswer = { phase: 'guest' } | { phase: 'member'; userId: string; seconds: number }

/** What decides the prices of a viewer. */
export type ViewerPricing = Pricing

export type ViewerBookmark = { id: string; entry: string; path: string }
