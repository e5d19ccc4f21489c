import { generateSessionCookie } from '@auth0/nextjs-auth0/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cookie } from './renewal.ts'
import { type SignInOptions, signIn } from './sign-in.ts'
import { siteWithSignIn, type TestedSite, visitor } from './testing/site-with-sign-in.ts'

const minute = 60_000
const hour = 60 * minute

let site: TestedSite
beforeAll(async () => {
  site = await siteWithSignIn()
})
afterAll(() => site.close())

function instance(afterMs: number, more: Partial<SignInOptions> = {}) {
  const saved: Cookie[] = []
  const save = async (cookies: readonly Cookie[]) => void saved.push(...cookies)
  return { ...signIn({ ...site.options, save, now: () => Date.now() + afterMs, ...more }), saved }
}

async function signedIn() {
  const person = visitor(site)
  await person.signIn('member')
  const takes = (cookies: readonly Cookie[]) => {
    for (const { name, value } of cookies) {
      if (value === '') person.cookies.delete(name)
      else person.cookies.set(name, value)
    }
  }
  return { ...person, takes }
}

async function using(hours: readonly number[]) {
  const person = await signedIn()
  let last: unknown
  for (const each of hours) {
    const at = instance(each * hour)
    last = await at.sessionOf(person.visit())
    await at.accessTokenOf(person.visit())
    person.takes(at.saved)
  }
  return last
}

describe('a session', () => {
  test('ends after a day without use', async () => {
    expect(await using([23.9])).toMatchObject({ userId: '10002' })
    expect(await using([24.1])).toBeUndefined()
  })

  test('continues while it is used, but ends after three days', async () => {
    expect(await using([20, 40, 60, 71.9])).toMatchObject({ userId: '10002' })
    expect(await using([20, 40, 60, 72.1])).toBeUndefined()
  })

  test('is renewed at most once in fifteen minutes', async () => {
    const person = await signedIn()
    const renewals: number[] = []
    for (const minutes of [1, 14, 16, 20, 30, 32]) {
      const at = instance(minutes * minute)
      await at.accessTokenOf(person.visit())
      if (at.saved.length > 0) renewals.push(minutes)
      person.takes(at.saved)
    }
    expect(renewals).toEqual([16, 32])
  })

  test('is not renewed by a page that only checks whether it continues', async () => {
    const person = await signedIn()
    const at = instance(20 * hour)
    expect(await at.openFor(person.visit())).toMatchObject({ session: { userId: '10002' } })
    expect((await at.openFor(person.visit()))?.seconds).toBeCloseTo(4 * 3600, -2)
    await at.sessionOf(person.visit())
    expect(at.saved).toEqual([])
    expect(await instance(25 * hour).openFor(person.visit())).toBeUndefined()
  })

  test('of an earlier release continues, and ends three days after its sign-in', async () => {
    const { identity } = site.options.config
    const createdAt = Math.floor(Date.now() / 1000) - 30 * 3600
    const cookie = await generateSessionCookie(
      {
        user: { sub: 'auth0|1', [`${identity.claims}user_id`]: '1' },
        tokenSet: { accessToken: 'a', expiresAt: 4_000_000_000 },
        internal: { sid: 'of an earlier release', createdAt },
      },
      { secret: identity.sessionSecret },
    )
    const visit = () => ({ headers: new Headers({ cookie: `__session=${cookie}` }) })
    const now = instance(0)
    expect(await now.accessTokenOf(visit())).toBe('a')
    expect(now.saved.map(({ name }) => name)).toContain('__session')
    expect(await instance(41 * hour).sessionOf(visit())).toBeDefined()
    expect(await instance(43 * hour).sessionOf(visit())).toBeUndefined()
  })
})

describe('a renewal that races with a sign-out, in two tabs and on two instances', () => {
  test('sets no cookie once the session has ended', async () => {
    const person = await signedIn()
    const { cabinet, isAsked, answer } = held()
    const slow = instance(hour, { cabinet })
    const renewing = slow.accessTokenOf(person.visit())
    await isAsked
    await person.get('/auth/logout')
    answer()
    expect(await renewing).toBeUndefined()
    expect(slow.saved).toEqual([])
  })

  test('restores nothing with a response that was already on its way', async () => {
    const person = await signedIn()
    const first = instance(hour)
    await first.accessTokenOf(person.visit())
    await person.get('/auth/logout')
    expect([...person.cookies.keys()]).not.toContain('__session')
    person.takes(first.saved)
    expect([...person.cookies.keys()]).toContain('__session')
    for (const each of [site.first, site.second, instance(hour)]) {
      expect(await each.sessionOf(person.visit())).toBeUndefined()
      expect(await each.accessTokenOf(person.visit())).toBeUndefined()
    }
  })
})

/** Holds answers from the third question on: two precede a renewal, and two follow. */
function held() {
  const cabinet = site.options.cabinet()
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let questions = 0
  async function get(key: string) {
    questions += 1
    if (questions === 3) asked.resolve()
    if (questions > 2) await answered.promise
    return cabinet.get(key)
  }
  return { cabinet: () => ({ ...cabinet, get }), isAsked: asked.promise, answer: answered.resolve }
}
