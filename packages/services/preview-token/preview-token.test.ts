import { describe, expect, test } from 'vitest'
import { isSameSecret, longestLifetimeMs, signPreviewToken, verifyPreviewToken } from './index.ts'

const secret = 'a-secret-of-some-length-for-tests'
const now = Date.UTC(2026, 0, 5, 12)
const grant = { space: 'association', environment: 'master', entry: 'home' }
const { token, expiresAt } = signPreviewToken(grant, { secret, now })

describe('a preview token', () => {
  test('returns its grant and its expiry', () => {
    expect(verifyPreviewToken(token, { secret, now })).toEqual({ valid: true, grant, expiresAt })
  })

  test('carries the nonce of the app that asked for it', () => {
    const withNonce = signPreviewToken({ ...grant, nonce: 'n0nce' }, { secret, now })
    expect(verifyPreviewToken(withNonce.token, { secret, now })).toMatchObject({
      grant: { ...grant, nonce: 'n0nce' },
    })
  })

  test('is safe in an address as it is', () => {
    const odd = signPreviewToken({ ...grant, entry: '+/=?&#%é' }, { secret, now })
    expect(encodeURIComponent(odd.token)).toBe(odd.token)
    expect(verifyPreviewToken(odd.token, { secret, now })).toMatchObject({ grant: { entry: '+/=?&#%é' } })
  })

  test('expires after an hour at most, even if a longer lifetime was requested', () => {
    expect(expiresAt).toBe(now + longestLifetimeMs)
    const greedy = signPreviewToken(grant, { secret, now, lifetimeMs: 10 * longestLifetimeMs })
    expect(greedy.expiresAt).toBe(now + longestLifetimeMs)
  })

  test('is refused from the moment it expires', () => {
    expect(verifyPreviewToken(token, { secret, now: expiresAt - 1 })).toMatchObject({ valid: true })
    expect(verifyPreviewToken(token, { secret, now: expiresAt })).toEqual({ valid: false, reason: 'expired' })
  })

  test('is believed by a server whose clock is a minute behind, and refused when it claims a longer life', () => {
    expect(verifyPreviewToken(token, { secret, now: now - 60_000 })).toMatchObject({ valid: true })
    expect(verifyPreviewToken(token, { secret, now: now - 60_001 })).toMatchObject({ reason: 'expired' })
  })

  test('says which version is shown, and to whom', () => {
    const view = {
      ...grant,
      version: 'published',
      viewAs: { viewer: 'member', priceLevel: 'Level 15' },
    } as const
    const signed = signPreviewToken(view, { secret, now })
    expect(verifyPreviewToken(signed.token, { secret, now })).toMatchObject({ grant: view })
  })

  test('is refused under another secret', () => {
    expect(verifyPreviewToken(token, { secret: `${secret}!`, now })).toEqual({
      valid: false,
      reason: 'forged',
    })
  })

  test.each([...token].map((_, index) => index))('is refused when character %i is changed', (index) => {
    const other = token[index] === 'A' ? 'B' : 'A'
    const tampered = token.slice(0, index) + other + token.slice(index + 1)
    expect(verifyPreviewToken(tampered, { secret, now })).toMatchObject({ valid: false })
  })

  test.each(['', '.', '..', '...', 'p2', 'p2..', 'p1.e30.AAAA', 'p2.e30', '💥', `p2.${'A'.repeat(5000)}.A`])(
    'is refused when it is no token: %j',
    (value) => {
      expect(verifyPreviewToken(value, { secret, now })).toMatchObject({ valid: false })
    },
  )

  test('claims of one token do not fit the signature of another', () => {
    const other = signPreviewToken({ ...grant, entry: 'secret-page' }, { secret, now }).token
    const [version, claims] = other.split('.')
    const mixed = [version, claims, token.split('.')[2]].join('.')
    expect(verifyPreviewToken(mixed, { secret, now })).toEqual({ valid: false, reason: 'forged' })
  })
})

test('secrets are the same only when every character is', () => {
  expect(isSameSecret(secret, secret)).toBe(true)
  expect(isSameSecret(secret.slice(1), secret)).toBe(false)
  expect(isSameSecret('', secret)).toBe(false)
})
