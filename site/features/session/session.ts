export type Session = {
  /** The subject at the identity provider. */
  subject: string
  /** The session id at the identity provider, which can end it there. */
  sid: string | undefined
  /** The id of the member platform. */
  userId: string
  name: string
  email: string | undefined
  isMember: boolean
  /** Words that may contain a number. */
  priceLevel: string | undefined
  hasStandardPricing: boolean
  isVanguard: boolean
}
