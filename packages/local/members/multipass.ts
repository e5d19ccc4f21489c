import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'

/** In Shopify's spelling. */
export type MultipassCustomer = {
  email: string
  /** ISO 8601. */
  created_at: string
  first_name?: string
  last_name?: string
  /** The id outside the shop. */
  identifier?: string
  /** A page of the shop. */
  return_to?: string
}

/** As Shopify: AES-128-CBC, then HMAC-SHA256, in base64url. */
export function multipassToken(secret: string, customer: MultipassCustomer): string {
  const { encryption, signing } = keysOf(secret)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-128-cbc', encryption, iv)
  const text = Buffer.concat([iv, cipher.update(JSON.stringify(customer), 'utf8'), cipher.final()])
  const signature = createHmac('sha256', signing).update(text).digest()
  return Buffer.concat([text, signature]).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
}

/** Returns undefined for a token that was not made with the secret. */
export function readMultipassToken(secret: string, token: string): MultipassCustomer | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivBytes + signatureBytes) return undefined
  const { encryption, signing } = keysOf(secret)
  const text = bytes.subarray(0, -signatureBytes)
  const signature = createHmac('sha256', signing).update(text).digest()
  if (!timingSafeEqual(signature, bytes.subarray(-signatureBytes))) return undefined
  const decipher = createDecipheriv('aes-128-cbc', encryption, text.subarray(0, ivBytes))
  const json = parsedJson(
    Buffer.concat([decipher.update(text.subarray(ivBytes)), decipher.final()]).toString(),
  )
  const isCustomer = isRecord(json) && typeof json.email === 'string' && typeof json.created_at === 'string'
  return isCustomer ? (json as MultipassCustomer) : undefined
}

const ivBytes = 16
const signatureBytes = 32

/** As Shopify: one half of the digest of the secret encrypts, the other half signs. */
function keysOf(secret: string) {
  const digest = createHash('sha256').update(secret).digest()
  return { encryption: digest.subarray(0, 16), signing: digest.subarray(16) }
}
