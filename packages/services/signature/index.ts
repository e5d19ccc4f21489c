import { createHmac, timingSafeEqual } from 'node:crypto'

/** `path` includes the query; `body` is raw, because re-serialized JSON has another signature. */
type SignableRequest = {
  method: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}
type Verification =
  | { valid: true; headers: Readonly<Record<string, string>> }
  | { valid: false; reason: 'unsigned' | 'expired' | 'tampered' }

const names = {
  signature: 'x-contentful-signature',
  signedHeaders: 'x-contentful-signed-headers',
  timestamp: 'x-contentful-timestamp',
} as const

/** Contentful's secret format. */
const secretPattern = /^[0-9a-zA-Z+/=_-]{64}$/

export const isSigningSecret = (secret: string) => secretPattern.test(secret)

export class SigningSecretError extends Error {
  readonly code = 'SIGNING_SECRET'
  override readonly name = 'SigningSecretError'
}

/**
 * Signs all headers and the body as Contentful does. Returns three headers to add; `now` is in milliseconds. Throws
 * SigningSecretError.
 */
export function sign(secret: string, request: SignableRequest, now = Date.now()) {
  const { [names.signature]: _replaced, ...given } = lowerCased(request.headers ?? {})
  const signedHeaders = [...new Set([...Object.keys(given), names.signedHeaders, names.timestamp])]
    .sort()
    .join(',')
  const stamped = { ...given, [names.signedHeaders]: signedHeaders, [names.timestamp]: String(now) }
  return {
    [names.signature]: hmac(secret, canonical(request, stamped)),
    [names.signedHeaders]: signedHeaders,
    [names.timestamp]: String(now),
  }
}

/**
 * Verifies Contentful's signature of webhooks and app requests. A valid result holds only the signed headers; others
 * are unproven. `ttlSeconds: 0` accepts any age; a future timestamp is rejected like an old one. Throws
 * SigningSecretError.
 */
export function verify(
  secret: string,
  request: SignableRequest,
  { ttlSeconds = 30, now = Date.now() } = {},
): Verification {
  const headers = lowerCased(request.headers ?? {})
  const signature = headers[names.signature]
  const timestamp = Number(headers[names.timestamp])
  if (signature === undefined || !Number.isSafeInteger(timestamp) || timestamp <= 0) return refuse('unsigned')
  if (ttlSeconds > 0 && Math.abs(now - timestamp) >= ttlSeconds * 1000) return refuse('expired')

  const listed = new Set((headers[names.signedHeaders] ?? '').split(','))
  const proven = Object.fromEntries(Object.entries(headers).filter(([name]) => listed.has(name)))
  const expected = sign(secret, { ...request, headers: proven }, timestamp)[names.signature]
  return isSame(signature, expected) ? { valid: true, headers: proven } : refuse('tampered')
}

/** One line each: method, encoded path, sorted `name:value` headers, body. */
function canonical({ method, path, body = '' }: SignableRequest, headers: Record<string, string>) {
  const pairs = Object.keys(headers)
    .sort()
    .map((name) => `${name}:${headers[name]}`)
  return [method, encodedPath(path), pairs.join(';'), body].join('\n')
}

/** Contentful escapes the query as one word and encodes the whole again: `?a=b` becomes `?a%253Db`. */
function encodedPath(path: string) {
  const [pathname = '', query = ''] = path.split('?')
  return encodeURI(query === '' ? pathname : `${pathname}?${encodeURIComponent(query)}`)
}

function hmac(secret: string, text: string) {
  if (!isSigningSecret(secret)) throw new SigningSecretError('A signing secret has exactly 64 characters.')
  return createHmac('sha256', secret).update(text).digest('hex')
}

function lowerCased(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase().trim(), value.trim()]),
  )
}

function isSame(given: string, expected: string) {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const refuse = (reason: 'unsigned' | 'expired' | 'tampered') => ({ valid: false, reason }) as const
