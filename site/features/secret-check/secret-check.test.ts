import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { proofsOf, sharedSecrets } from '@association/services/secret-proofs/index.ts'
import { describe, expect, test } from 'vitest'
import { rateLimitOf } from '../../server/front/rate-limits.ts'
import { answerSecretCheck } from './answer-secret-check.ts'

const config = siteConfig(localEnvironment())
const secrets = sharedSecrets(config)
const nonce = 'ab'.repeat(32)

const answer = (body: unknown) =>
  answerSecretCheck(
    new Request(`${config.siteUrl}/api/secrets`, { method: 'POST', body: JSON.stringify(body) }),
    config,
  )

describe('POST /api/secrets', () => {
  test('says equal, different or unknown for each secret, and sends no value and no proof of its own', async () => {
    const sent = proofsOf({ ...secrets, PREVIEW_SECRET: 'x'.repeat(32), NEWER_SECRET: 'y'.repeat(32) }, nonce)
    const response = await answer(sent)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({
      secrets: {
        ...Object.fromEntries(Object.keys(secrets).map((name) => [name, 'equal'])),
        PREVIEW_SECRET: 'different',
        NEWER_SECRET: 'unknown',
      },
    })
    const own = proofsOf(secrets, nonce).proofs
    for (const value of [...Object.values(secrets), ...Object.values(own)]) expect(text).not.toContain(value)
  })

  test('a proof is good for its name and its nonce alone', async () => {
    const { proofs } = proofsOf(secrets, nonce)
    const swapped = { ...proofs, AUTH0_SECRET: proofs.PREVIEW_SECRET }
    const { secrets: verdicts } = await (await answer({ nonce, proofs: swapped })).json()
    expect(verdicts.AUTH0_SECRET).toBe('different')
    const later = await (await answer({ nonce: 'cd'.repeat(32), proofs })).json()
    expect(new Set(Object.values(later.secrets))).toEqual(new Set(['different']))
  })

  test.each([
    [{}],
    ['text'],
    [{ nonce: 'short', proofs: {} }],
    [{ nonce, proofs: { A: 1 } }],
    [{ nonce, proofs: { __proto__x: 'a'.repeat(43) } }],
    [{ nonce, proofs: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`A${n}`, 'a'.repeat(43)])) }],
  ])('%j is refused', async (body) => {
    expect((await answer(body)).status).toBe(400)
  })

  test('a large body is refused', async () => {
    expect((await answer({ nonce, proofs: {}, more: 'x'.repeat(9_000) })).status).toBe(413)
  })

  test('a client asks five times a minute', () => {
    expect(rateLimitOf('/api/secrets')).toMatchObject({ count: 5, everyMs: 60_000 })
  })
})
