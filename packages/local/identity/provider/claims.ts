import { type Account, accounts } from '../../members/accounts.ts'

/** Auth0's form for its own database. */
export const subjectOf = ({ userId }: Account) => `auth0|${userId}`

export const accountOf = (subject: string) => accounts.find((account) => subjectOf(account) === subject)

export const accountByEmail = (email: string) =>
  accounts.find((account) => account.email === email.trim().toLowerCase())

export function claimsOf(account: Account, prefix: string) {
  const { email, firstName, lastName, priceLevel } = account
  return {
    sub: subjectOf(account),
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    nickname: email.split('@')[0],
    email,
    email_verified: true,
    [`${prefix}user_id`]: account.userId,
    [`${prefix}is_member`]: account.isMember,
    ...(priceLevel !== undefined && { [`${prefix}price_level`]: priceLevel }),
    [`${prefix}standard_pricing`]: account.hasStandardPricing ?? false,
    [`${prefix}vanguard`]: account.isVanguard ?? false,
  }
}

export const claimsOfScopes = (prefix: string) => ({
  openid: [
    'sub',
    'sid',
    ...['user_id', 'is_member', 'price_level', 'standard_pricing', 'vanguard'].map((name) => prefix + name),
  ],
  profile: ['name', 'given_name', 'family_name', 'nickname'],
  email: ['email', 'email_verified'],
})
