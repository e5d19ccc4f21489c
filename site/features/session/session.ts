export type Session = {
  /** The subject at the identity provider. */
  subject: string
  /** The id by which the identity provider can end the session. */
  sid: string | undefined
  /** The id at the member platform. */
  userId: string
  name: string
  email: string | undefined
  isMember: boolean
  /** Words that may contain a number. */
  priceLevel: string | undefined
  hasStandardPricing: boolean
  isVanguard: boolean
}
