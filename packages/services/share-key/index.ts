import { createHmac } from 'node:crypto'
import { isSameSecret } from '../preview-token/index.ts'

/** Contentful's ids of a share link's record. */
export type ShareKey = { space: string; environment: string; record: string }

const format = 's1'
const longest = 512

/** `s1.<record>.<signature>`: only the site can create it. The record holds the expiry. */
export function signShareKey({ space, environment, record }: ShareKey, secret: string): string {
  const claims = Buffer.from(JSON.stringify([space, environment, record])).toString('base64url')
  return `${format}.${claims}.${sign(claims, secret)}`
}

/** Returns undefined for a key that was changed, truncated or made with another secret. */
export function readShareKey(key: string, secret: string): ShareKey | undefined {
  const parts = key.length > longest ? [] : key.split('.')
  const [prefix, claims = '', signature = ''] = parts
  if (parts.length !== 3 || prefix !== format || !isSameSecret(signature, sign(claims, secret)))
    return undefined
  // The site signed the claims, so their shape is known.
  const [space, environment, record] = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { space, environment, record }
}

/** Derives a separate key: share keys open nothing else that the secret protects. */
function sign(claims: string, secret: string) {
  const key = createHmac('sha256', secret).update('share-key').digest()
  return createHmac('sha256', key).update(`${format}.${claims}`).digest('base64url')
}
