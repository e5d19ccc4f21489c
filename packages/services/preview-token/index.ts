import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ViewAs } from '@association/content/preview/view-as.ts'

/** What a preview token allows: to see one entry of one space and environment, drafts included. */
export type PreviewGrant = {
  /** Contentful's id of the space. */
  space: string
  environment: string
  entry: string
  /** Present when our app minted it: the secret its frame and the site share for their messages. */
  nonce?: string
  /** What visitors see instead of the draft. */
  version?: 'published'
  viewAs?: ViewAs
}

/** Milliseconds of the wall clock; a token of more than the longest lifetime is never believed. */
type TokenClock = { secret: string; now: number }

export const longestLifetimeMs = 3_600_000
/** How far the clocks of two of our servers may differ. */
const clockSkewMs = 60_000

type TokenVerdict =
  | { valid: true; grant: PreviewGrant; expiresAt: number }
  | { valid: false; reason: 'malformed' | 'forged' | 'expired' }

const format = 'p2'

/** `p2.<claims>.<signature>`, both base64url: safe in an address, readable by nobody's accident, forgeable by nobody. */
export function signPreviewToken(
  grant: PreviewGrant,
  { secret, now, lifetimeMs = longestLifetimeMs }: TokenClock & { lifetimeMs?: number },
): { token: string; expiresAt: number } {
  const expiresAt = now + Math.min(lifetimeMs, longestLifetimeMs)
  const claims = Buffer.from(JSON.stringify({ grant, expiresAt } satisfies Claims)).toString('base64url')
  return { token: `${format}.${claims}.${sign(claims, secret)}`, expiresAt }
}

/** Decides about a token; the caller still compares the grant with what is asked for. */
export function verifyPreviewToken(token: string, { secret, now }: TokenClock): TokenVerdict {
  const parts = token.length > 2048 ? [] : token.split('.')
  const [prefix, claims = '', signature = ''] = parts
  if (parts.length !== 3 || prefix !== format) return { valid: false, reason: 'malformed' }
  if (!isSameSecret(signature, sign(claims, secret))) return { valid: false, reason: 'forged' }
  return judge(JSON.parse(Buffer.from(claims, 'base64url').toString()), now)
}

/** Compares two secrets without telling by its duration where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

type Claims = { grant: PreviewGrant; expiresAt: number }

/** We wrote signed claims ourselves, so their shape is known. */
function judge({ grant, expiresAt }: Claims, now: number): TokenVerdict {
  if (expiresAt <= now || expiresAt > now + longestLifetimeMs + clockSkewMs)
    return { valid: false, reason: 'expired' }
  return { valid: true, grant, expiresAt }
}

/** The secret also opens the preview by itself, so the key of tokens is derived from it, not equal to it. */
function sign(claims: string, secret: string) {
  const key = createHmac('sha256', secret).update('preview-token').digest()
  return createHmac('sha256', key).update(`${format}.${claims}`).digest('base64url')
}
