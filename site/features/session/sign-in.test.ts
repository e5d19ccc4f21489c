import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  locationOf,
  passwordOf,
  siteWithSignIn,
  type TestedSite,
  visitor,
} from './testing/site-with-sign-in.ts'

let site: TestedSite
beforeAll(async () => {
  site = await siteWithSignIn()
})
afterAll(() => site.close())

describe('a sign-in', () => {
  test('AU-001, AU-012 to AU-019, SH-040, SH-041: leads through the provider and back to the page', async () => {
    const person = visitor(site)
    const back = await person.signIn('level', { returnTo: '/articles/one?page=2#notes' })
    expect(locationOf(back)).toBe(`${site.siteUrl}/articles/one?page=2&signed-in#notes`)
    expect(back.headers.get('cache-control')).toContain('no-store')
    expect(await site.first.sessionOf(person.visit())).toEqual({
      subject: 'auth0|10003',
      sid: expect.any(String),
      userId: '10003',
      name: 'Lev Almeida',
      email: 'level@example.org',
      isMember: true,
      priceLevel: 'Level 15',
      hasStandardPricing: false,
      isVanguard: false,
    })
    expect(await site.first.accessTokenOf(person.visit())).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})
