import { createHmac } from 'node:crypto'
import { isSameSecret } from '../preview-token/index.ts'

/** The record of a share link: Contentful's ids of its space, environment and entry. */
export type ShareKey = { space: string; environment: string; record: string }

const format = 's1'
const longest = 512

/** `s1.<record>.<signature>`: names the record of a share, and is made by nobody but this site. When the link ends is in the record. */
export function signShareKey({ space, environment, record }: ShareKey, secret: string): string {
  const claims = Buffer.from(JSON.stringify([space, environment, record])).toString('base64url')
  return `${format}.${claims}.${sign(claims, secret)}`
}

/** Undefined for a key that was changed, cut off or made with another secret. */
export function readShareKey(key: string, secret: string): ShareKey | undefined {
  const parts = key.length > longest ? [] : key.split('.')
  const [prefix, claims = '', signature = ''] = parts
  if (parts.length !== 3 || prefix !== format || !isSameSecret(signature, sign(claims, secret)))
    return undefined
  // We wrote signed claims ourselves, so their shape is known.
  const [space, environment, record] = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { space, environment, record }
}

/** Keys of shares open nothing else that the secret protects. */
function sign(claims: string, secret: string) {
  const key = createHmac('sha256', secret).update('share-key').digest()
  return createHmac('sha256', key).update(`${format}.${claims}`).digest('base64url')
}
