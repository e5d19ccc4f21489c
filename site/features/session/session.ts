/** Who is signed in, as the session cookie says. */
export type Session = {
  /** The subject at the identity provider. */
  subject: string
  /** The id of the session at the identity provider, by which it can be ended there. */
  sid: string | undefined
  /** The id of the member platform. */
  userId: string
  name: string
  email: string | undefined
  isMember: boolean
  /** A price level in words that may hold a number. */
  priceLevel: string | undefined
  hasStandardPricing: boolean
  isVanguard: boolean
}
