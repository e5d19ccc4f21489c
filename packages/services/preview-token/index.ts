import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ViewAs } from '@association/content/preview/view-as.ts'

/** Allows one entry of one space and environment, with drafts. */
export type PreviewGrant = {
  /** Contentful's id. */
  space: string
  environment: string
  entry: string
  /** Present if the app minted the token: shared secret of the messages between its frame and the site. */
  nonce?: string
  /** Instead of the draft. */
  version?: 'published'
  viewAs?: ViewAs
}

/** Milliseconds of the wall clock. A token beyond the longest lifetime is rejected. */
type TokenClock = { secret: string; now: number }

export const longestLifetimeMs = 3_600_000
/** Tolerates different clocks of two servers. */
const clockSkewMs = 60_000

type TokenVerdict =
  | { valid: true; grant: PreviewGrant; expiresAt: number }
  | { valid: false; reason: 'malformed' | 'forged' | 'expired' }

const format = 'p2'

/** `p2.<claims>.<signature>`, both base64url: safe in a URL. Claims are signed, not encrypted. */
export function signPreviewToken(
  grant: PreviewGrant,
  { secret, now, lifetimeMs = longestLifetimeMs }: TokenClock & { lifetimeMs?: number },
): { token: string; expiresAt: number } {
  const expiresAt = now + Math.min(lifetimeMs, longestLifetimeMs)
  const claims = Buffer.from(JSON.stringify({ grant, expiresAt } satisfies Claims)).toString('base64url')
  return { token: `${format}.${claims}.${sign(claims, secret)}`, expiresAt }
}

/** The caller must compare the grant with the request. */
export function verifyPreviewToken(token: string, { secret, now }: TokenClock): TokenVerdict {
  const parts = token.length > 2048 ? [] : token.split('.')
  const [prefix, claims = '', signature = ''] = parts
  if (parts.length !== 3 || prefix !== format) return { valid: false, reason: 'malformed' }
  if (!isSameSecret(signature, sign(claims, secret))) return { valid: false, reason: 'forged' }
  return judge(JSON.parse(Buffer.from(claims, 'base64url').toString()), now)
}

/** Compares in constant time: the duration reveals nothing. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

type Claims = { grant: PreviewGrant; expiresAt: number }

/** The site signed the claims, so their shape is known. */
function judge({ grant, expiresAt }: Claims, now: number): TokenVerdict {
  if (expiresAt <= now || expiresAt > now + longestLifetimeMs + clockSkewMs)
    return { valid: false, reason: 'expired' }
  return { valid: true, grant, expiresAt }
}

/** The secret itself also opens the preview, so the key is derived. */
function sign(claims: string, secret: string) {
  const key = createHmac('sha256', secret).update('preview-token').digest()
  return createHmac('sha256', key).update(`${format}.${claims}`).digest('base64url')
}
