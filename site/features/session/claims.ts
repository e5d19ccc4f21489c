import type { Session } from './session.ts'

/** Other claims would only enlarge the cookie. */
const kept = ['sub', 'name', 'email'] as const
const own = ['user_id', 'is_member', 'price_level', 'standard_pricing', 'vanguard'] as const

type Claims = Readonly<Record<string, unknown>>

/** `prefix` begins the names of the association's claims. */
export const keptClaims = (claims: Claims, prefix: string) =>
  Object.fromEntries(
    [...kept, ...own.map((name) => prefix + name)].flatMap((name) =>
      claims[name] === undefined ? [] : [[name, claims[name]]],
    ),
  )

export function sessionFrom(claims: Claims, prefix: string, sid: string | undefined): Session | undefined {
  const userId = textOf(claims[`${prefix}user_id`])
  const subject = textOf(claims.sub)
  if (userId === undefined || subject === undefined) return undefined
  const email = textOf(claims.email)
  return {
    subject,
    sid,
    userId,
    name: textOf(claims.name) ?? email ?? '',
    email,
    isMember: claims[`${prefix}is_member`] === true,
    priceLevel: textOf(claims[`${prefix}price_level`]),
    hasStandardPricing: claims[`${prefix}standard_pricing`] === true,
    isVanguard: claims[`${prefix}vanguard`] === true,
  }
}

const textOf = (claim: unknown) =>
  (typeof claim === 'string' && claim !== '') || typeof claim === 'number' ? String(claim) : undefined
