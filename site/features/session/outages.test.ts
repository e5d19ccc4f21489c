import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signIn } from './sign-in.ts'
import { silentSignInPath } from './silent-sign-in.ts'
import {
  locationOf,
  passwordOf,
  siteWithSignIn,
  type TestedSite,
  visitor,
} from './testing/site-with-sign-in.ts'

let site: TestedSite
beforeAll(async () => {
  site = await siteWithSignIn({ deadlineMs: 1000 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => site.control('/faults/none'))
afterAll(async () => {
  vi.restoreAllMocks()
  await site.close()
})

const faults = ['500', '429', 'reset', 'html', 'half']
const ask = (path: string) =>
  signIn(site.options).answer(new Request(site.siteUrl + path), { endCookies: [] })

test('a session of before counts while the provider is away', async () => {
  const person = visitor(site)
  await person.signIn('member')
  await site.control('/faults/hang')
  expect(await site.first.sessionOf(person.visit())).toMatchObject({ userId: '10002' })
  expect(await site.first.accessTokenOf(person.visit())).toBeDefined()
})

test.each(faults)('AU-034, AU-042: tokens that arrive as %s do not sign the visitor in', async (fault) => {
  const person = visitor(site)
  const { url } = await person.proceed(await person.start({ returnTo: '/a' }))
  const callback = await person.submit(url, passwordOf('member'))
  await site.control(`/faults/${fault}?path=/oauth/token`)
  expect(locationOf(await person.get(callback.href))).toMatch(
    /\/auth\/problem\?code=(?:timeout|token_failed)&returnTo=%2Fa$/,
  )
  expect(await site.first.sessionOf(person.visit())).toBeUndefined()
})

// This test is last, because the site stops asking a failing provider.
test.each(['hang', ...faults])('AU-034: a page explains a provider that answers with %s', async (fault) => {
  await site.control(`/faults/${fault}`)
  const answer = await ask('/auth/login?returnTo=/articles/one')
  expect(locationOf(answer)).toBe(`${site.siteUrl}/auth/problem?code=timeout&returnTo=%2Farticles%2Fone`)
  const silent = await ask('/auth/login?prompt=none&returnTo=/account')
  expect(locationOf(silent)).toBe(`${site.siteUrl}/account`)
  const [cookie = ''] = silent.headers.getSetCookie()
  expect(cookie).toMatch(/^__silent=none; .*Max-Age=300;/)
  expect(silentSignInPath({ headers: new Headers({ cookie }) }, '/account', site.siteUrl)).toBeUndefined()
  const out = await ask('/auth/logout')
  expect(locationOf(out)).toBe(`${site.siteUrl}/`)
  expect(out.headers.getSetCookie().join()).toMatch(/__session=; .*Max-Age=0/)
})
