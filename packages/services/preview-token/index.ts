import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview token allows: to see one entry of one space and environment, drafts included. */
export type PreviewGrant = {
  /** Contentful's id of the space. */
  space: string
  environment: string
  entry: string
  /** Present when our app minted it: the secret its frame and the site share for their messages. */
  nonce?: string
}

/** Milliseconds of the wall clock; a token of more than the longest lifetime is never believed. */
type TokenClock = { secret: string; now: number }

export const longestLifetimeMs = 3_600_000
/** How far the clocks of two of our servers may differ. */
const clockSkewMs = 60_000

type TokenVerdict =
  | { valid: true; grant: PreviewGrant; expiresAt: number }
  | { valid: false; reason: 'malformed' | 'forged' | 'expired' }

const version = 'p1'

/** `p1.<claims>.<signature>`, both base64url: safe in an address, readable by nobody's accident, forgeable by nobody. */
export function signPreviewToken(
  grant: PreviewGrant,
  { secret, now, lifetimeMs = longestLifetimeMs }: TokenClock & { lifetimeMs?: number },
): { token: string; expiresAt: number } {
  const expiresAt = now + Math.min(lifetimeMs, longestLifetimeMs)
  const { space, environment, entry, nonce = '' } = grant
  const claims = Buffer.from(JSON.stringify([space, environment, entry, nonce, expiresAt])).toString(
    'base64url',
  )
  return { token: `${version}.${claims}.${sign(claims, secret)}`, expiresAt }
}

/** Decides about a token; the caller still compares the grant with what is asked for. */
export function verifyPreviewToken(token: string, { secret, now }: TokenClock): TokenVerdict {
  const parts = token.length > 2048 ? [] : token.split('.')
  const [prefix, claims = '', signature = ''] = parts
  if (parts.length !== 3 || prefix !== version) return { valid: false, reason: 'malformed' }
  if (!isSameSecret(signature, sign(claims, secret))) return { valid: false, reason: 'forged' }
  return judge(JSON.parse(Buffer.from(claims, 'base64url').toString()), now)
}

/** Compares two secrets without telling by its duration where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Signed claims were written by us, so their shape is known. */
function judge(claims: [string, string, string, string, number], now: number): TokenVerdict {
  const [space, environment, entry, nonce, expiresAt] = claims
  if (expiresAt <= now || expiresAt > now + longestLifetimeMs + clockSkewMs)
    return { valid: false, reason: 'expired' }
  return { valid: true, grant: { space, environment, entry, ...(nonce ? { nonce } : {}) }, expiresAt }
}

/** The secret also opens the preview by itself, so the key of tokens is derived from it, not equal to it. */
function sign(claims: string, secret: string) {
  const key = createHmac('sha256', secret).update('preview-token').digest()
  return createHmac('sha256', key).update(`${version}.${claims}`).digest('base64url')
}
