import { describe, expect, test } from 'vitest'
import { isSigningSecret, SigningSecretError, sign, verify } from './index.ts'

const secret = 'local-webhook-secret-'.padEnd(64, '0')
const now = 1_767_225_600_000

const webhook = {
  method: 'POST',
  path: '/api/revalidate',
  headers: {
    'Content-Type': 'application/vnd.contentful.management.v1+json',
    'X-Contentful-Topic': ' ContentManagement.Entry.publish ',
  },
  body: '{"sys":{"type":"Entry","id":"home"},"fields":{"title":{"en-US":"Grüße “all”"}}}',
}
const signed = { ...webhook, headers: { ...webhook.headers, ...sign(secret, webhook, now) } }

describe('signing', () => {
  test('a webhook has the signature that openssl computes over the canonical text', () => {
    expect(sign(secret, webhook, now)).toEqual({
      'x-contentful-signature': '8df8897fa861c5746aedcd5b87df9aa2b04f75479a0b6985c118abb7c5841a5a',
      'x-contentful-signed-headers':
        'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
      'x-contentful-timestamp': '1767225600000',
    })
  })

  test('a query is escaped as one word and then encoded with the path', () => {
    expect(sign(secret, { method: 'GET', path: '/api/café?token=a b&x=1' }, now)).toMatchObject({
      'x-contentful-signature': 'c0f8ad6379aae88d4221a0726745f5ed2740b99849aa74040a34c8d523622c11',
    })
  })

  test('a secret of another length is refused', () => {
    expect(isSigningSecret(secret)).toBe(true)
    expect(() => sign('short', webhook, now)).toThrow(SigningSecretError)
  })
})

describe('verifying', () => {
  const check = (request: typeof signed, at = now) => verify(secret, request, { now: at })
  const withHeader = (name: string, value: string) => ({
    ...signed,
    headers: { ...signed.headers, [name]: value },
  })

  test('accepts a signed request and returns only its signed headers', () => {
    const verification = check(withHeader('X-Contentful-User-Id', 'somebody'))
    expect(verification).toMatchObject({
      valid: true,
      headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
    })
    expect(verification).not.toHaveProperty(['headers', 'x-contentful-user-id'])
  })

  test.each([
    ['another body', { ...signed, body: `${signed.body} ` }],
    ['another path', { ...signed, path: '/api/other' }],
    ['another method', { ...signed, method: 'PUT' }],
    ['another topic', withHeader('X-Contentful-Topic', 'ContentManagement.Entry.delete')],
    ['another signature', withHeader('x-contentful-signature', 'f'.repeat(64))],
    ['a signature that is not hexadecimal', withHeader('x-contentful-signature', 'ü')],
    ['a shorter list of headers', withHeader('x-contentful-signed-headers', 'content-type')],
    ['another timestamp', withHeader('x-contentful-timestamp', String(now + 1))],
  ])('%s is tampered', (_what, request) => {
    expect(check(request)).toEqual({ valid: false, reason: 'tampered' })
  })

  test('another secret is tampered', () => {
    expect(verify('x'.repeat(64), signed, { now })).toEqual({ valid: false, reason: 'tampered' })
  })

  test('thirty seconds before or after is expired, unless the age does not count', () => {
    expect(check(signed, now + 29_999)).toMatchObject({ valid: true })
    expect(check(signed, now + 30_000)).toEqual({ valid: false, reason: 'expired' })
    expect(check(signed, now - 30_000)).toEqual({ valid: false, reason: 'expired' })
    expect(verify(secret, signed, { ttlSeconds: 0, now: 0 })).toMatchObject({ valid: true })
  })

  test('a request without signature or timestamp is unsigned', () => {
    expect(verify(secret, webhook, { now })).toEqual({ valid: false, reason: 'unsigned' })
    expect(check(withHeader('x-contentful-timestamp', 'soon'))).toEqual({ valid: false, reason: 'unsigned' })
  })
})
