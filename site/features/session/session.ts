export type Session = {
  /** At the identity provider. */
  subject: string
  /** At the identity provider, which can end the session by it. */
  sid: string | undefined
  /** At the member platform. */
  userId: string
  name: string
  email: string | undefined
  isMember: boolean
  /** Words that may contain a number. */
  priceLevel: string | undefined
  hasStandardPricing: boolean
  isVanguard: boolean
}
