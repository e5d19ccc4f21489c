import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Jwk } from './kinds.ts'

/** Contentful refuses a token that never expires. */
type Claims = { iss?: unknown; exp?: unknown }

/** Requires RS256, a key of the named app, and a future expiry. */
export function isAppToken(token: string, { app, keys, now }: { app: string; keys: Jwk[]; now: Date }) {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const { alg } = decoded(header) as { alg?: unknown }
  const { iss, exp } = decoded(payload) as Claims
  const isCurrent = typeof exp === 'number' && exp * 1000 > now.getTime()
  if (more.length > 0 || alg !== 'RS256' || iss !== app || !isCurrent) return false
  return keys.some((jwk) => isSignedBy(publicKeyIn(jwk), { text: `${header}.${payload}`, signature }))
}

/** Contentful's script makes PKCS#1 keys; OpenSSL prints SPKI. */
export function publicKeyIn({ x5c: [encoded] }: Jwk): KeyObject | undefined {
  const key = Buffer.from(String(encoded), 'base64')
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      return createPublicKey({ key, format: 'der', type })
    } catch {}
  }
  return undefined
}

function isSignedBy(key: KeyObject | undefined, { text, signature }: { text: string; signature: string }) {
  return (
    key?.asymmetricKeyType === 'rsa' &&
    verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  )
}

function decoded(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
