import { expect, test, vi } from 'vitest'
import type { Session } from '../session/session.ts'
import { type VisitorSource, visitorOf } from './visitor-of.ts'

const visit = { headers: new Headers() }
const session = { userId: '7', subject: 'auth0|7' } as Session
const visitor = (source: Partial<VisitorSource>) =>
  visitorOf(visit, { sessionOf: async () => session, accessTokenOf: async () => undefined, ...source })

test('a visitor with a session has its token', async () => {
  expect(await visitor({ accessTokenOf: async () => 'token' })).toEqual({ session, token: 'token' })
})

test('AU-034 a visitor has no token while the identity provider does not answer', async () => {
  const accessTokenOf = () => new Promise<never>(() => {})
  expect(await visitor({ accessTokenOf, patienceMs: 1 })).toEqual({ session, token: undefined })
})

test('AU-004 a visitor whose session ends with the request for a token is a guest', async () => {
  const sessionOf = vi.fn(async () => undefined as Session | undefined).mockResolvedValueOnce(session)
  expect(await visitor({ sessionOf })).toBeUndefined()
})
