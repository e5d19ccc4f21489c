/** The identity provider, the member platform and the shop share these accounts and ids. */
export type Account = {
  email: string
  password: string
  firstName: string
  lastName: string
  /** The id at the member platform, which is the claim `user_id`. */
  userId: string
  isMember: boolean
  /** Free text with a number, such as `Level 15`. */
  priceLevel?: string
  hasStandardPricing?: boolean
  isVanguard?: boolean
  membership: 'none' | 'active' | 'expiring' | 'lapsed'
  hasMfa?: boolean
  needsConsent?: boolean
  /** A note for the table of demo accounts. */
  shows: string
}

/** Opens only the local twins. */
const password = 'Physician-Leader-1'

export const accounts: readonly Account[] = [
  {
    email: 'visitor@example.org',
    password,
    firstName: 'Vera',
    lastName: 'Visitor',
    userId: '10001',
    isMember: false,
    membership: 'none',
    shows: 'an account without a membership',
  },
  {
    email: 'member@example.org',
    password,
    firstName: 'Maren',
    lastName: 'Oduya',
    userId: '10002',
    isMember: true,
    membership: 'active',
    shows: 'a member',
  },
  {
    email: 'level@example.org',
    password,
    firstName: 'Lev',
    lastName: 'Almeida',
    userId: '10003',
    isMember: true,
    priceLevel: 'Level 15',
    membership: 'active',
    shows: 'a member whose price level gives 15 % off',
  },
  {
    email: 'standard@example.org',
    password,
    firstName: 'Stella',
    lastName: 'Brandt',
    userId: '10004',
    isMember: true,
    hasStandardPricing: true,
    membership: 'active',
    shows: 'a member with standard pricing',
  },
  {
    email: 'lapsed@example.org',
    password,
    firstName: 'Lasse',
    lastName: 'Pham',
    userId: '10005',
    isMember: true,
    priceLevel: 'Level 15',
    membership: 'lapsed',
    shows: 'a lapsed member, who pays list prices',
  },
  {
    email: 'expiring@example.org',
    password,
    firstName: 'Esther',
    lastName: 'Nakamura-Featherstonehaugh',
    userId: '10006',
    isMember: true,
    membership: 'expiring',
    shows: 'a member with a long name whose membership expires soon',
  },
  {
    email: 'mfa@example.org',
    password,
    firstName: 'Milo',
    lastName: 'Farrow',
    userId: '10007',
    isMember: true,
    membership: 'active',
    hasMfa: true,
    shows: 'a member who enters a code too (000000)',
  },
  {
    email: 'vanguard@example.org',
    password,
    firstName: 'Vania',
    lastName: 'Guardiola',
    userId: '10008',
    isMember: true,
    isVanguard: true,
    membership: 'active',
    needsConsent: true,
    shows: 'a Vanguard attendee, who is asked for consent',
  },
]

/** The only valid code of the second factor. */
export const mfaCode = '000000'

/** The platform signs Multipass links with it, and the shop reads them. */
export const multipassSecret = 'local-multipass-secret'
