import { describe, expect, test } from 'vitest'
import { idOf, post } from '../model.ts'
import type { ContractTarget } from '../target.ts'

export function conventions(target: ContractTarget) {
  const { management } = target

  describe('conventions', () => {
    test.each(['delivery', 'preview', 'management'] as const)(
      '%s may be called from any page',
      async (audience) => {
        const answer = await target.request(audience, `/entries?content_type=${post}&limit=1`)
        expect(answer.headers.get('access-control-allow-origin')).toBe('*')
        expect(answer.headers.get('x-contentful-request-id')).toMatch(/\S/)
      },
    )

    test('browsers may send what the management SDK sends', async () => {
      const answer = await target.request('management', '/entries', {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://localhost:3001',
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'x-contentful-version',
        },
      })
      expect(answer.ok).toBe(true)
      const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
      for (const header of [
        'authorization',
        'content-type',
        'x-contentful-version',
        'x-contentful-user-agent',
      ]) {
        expect(allowed).toContain(header)
      }
    })

    test('responses have headers with the remaining rate limit', async () => {
      const { headers } = await target.request('management', '/entries?limit=0')
      expect(Number(headers.get('x-contentful-ratelimit-second-limit'))).toBeGreaterThan(0)
      expect(headers.get('x-contentful-ratelimit-second-remaining')).toMatch(/^\d+$/)
    })

    test('an answer that is known already is not sent again', async () => {
      const path = `/entries/${idOf('alpha')}`
      const { headers } = await target.request('delivery', path)
      const again = await target.request('delivery', path, {
        headers: { 'If-None-Match': headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    })

    test('a token may travel in the address', async () => {
      const answer = await target.request('delivery', '/entries?access_token=wrong', {
        headers: { Authorization: '' },
      })
      expect(answer.status).toBe(401)
    })

    test('the user, the space and its environments are known', async () => {
      expect((await management.user.getCurrent({})).sys.type).toBe('User')
      expect((await management.space.get({})).sys).toMatchObject({ type: 'Space', id: target.spaceId })
      const { items } = await management.environment.getMany({})
      expect(items.map(({ sys }) => sys.id)).toEqual(
        expect.arrayContaining(['master', target.environmentId, target.otherEnvironmentId]),
      )
    })
  })
}
