import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnToWithQuery, safeReturnTo, withSignedInMark } from './safe-return-to.ts'
import { hostileAddresses } from './testing/hostile-addresses.ts'

const siteUrl = 'https://site.test'

test.each([
  ['/articles/one', '/articles/one'],
  ['/search?q=a+b&page=2#results', '/search?q=a+b&page=2#results'],
  ['https://site.test/membership', '/membership'],
  ['articles', '/articles'],
  ['/a b', '/a%20b'],
  ['/%E4%BD%A0', '/%E4%BD%A0'],
])('SH-041: %s is a page to return to', (address, path) => {
  expect(safeReturnTo(address, siteUrl)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'http://site.test/a',
  'https://site.test:444/a',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth/logout',
  '/%61uth/logout',
  '/%61uth//%6Cogout?x',
  '/articles/%zz',
  '/auth/login?returnTo=/auth/login',
  '/api/search?q=a',
  '/preview/gallery',
  'blob:https://site.test/a',
])('%j leads to the home page', (address) => {
  expect(safeReturnTo(address, siteUrl)).toBe('/')
})

test('an address that is too long for a cookie leads to the home page', () => {
  expect(safeReturnTo(`/${'a'.repeat(1500)}`, siteUrl)).toBe('/')
})

test('an address of an attacker never leads to another host, as a header or as a link', () => {
  fc.assert(
    fc.property(hostileAddresses, (address) => {
      const path = safeReturnTo(address, siteUrl)
      expect(path).toMatch(/^\/(?![/\\])[^\s\p{Cc}]*$/u)
      expect(new URL(path, siteUrl).origin).toBe(siteUrl)
      expect(safeReturnTo(path, siteUrl)).toBe(path)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['/', '/?signed-in'],
  ['/articles/one', '/articles/one?signed-in'],
  ['/search?q=a#results', '/search?q=a&signed-in#results'],
  ['/a#b?c', '/a?signed-in#b?c'],
  ['/a?signed-in', '/a?signed-in'],
])('the mark of a sign-in keeps the query and the hash of %s', (path, marked) => {
  expect(withSignedInMark(path)).toBe(marked)
})

test.each([
  ['/search', 'https://site.test/search?q=budget&page=2', '/search?q=budget&page=2'],
  ['/education/course/one', 'https://site.test/education/course/one?v=7', '/education/course/one?v=7'],
  ['/search?q=given', 'https://site.test/search?q=budget', '/search?q=given'],
  ['/search', 'https://site.test/search', '/search'],
  ['/search', 'https://site.test/other?q=budget', '/search'],
  ['/search', 'https://evil.test/search?q=budget', '/search'],
  ['/search', 'https://site.test@evil.test/search?q=budget', '/search'],
  ['/auth/logout', 'https://site.test/auth/logout?x', '/'],
  ['/search', null, '/search'],
  [null, 'https://site.test/?q=budget', '/'],
])('a sign-in for %s from the page %s returns to %s', (address, referrer, expected) =>
  expect(returnToWithQuery(address, referrer, siteUrl)).toBe(expected),
)

test('a page whose address is hostile adds nothing to where a sign-in returns', () =>
  fc.assert(
    fc.property(hostileAddresses, hostileAddresses, (address, referrer) => {
      const path = returnToWithQuery(address, referrer, siteUrl)
      expect(new URL(path, siteUrl).origin).toBe(siteUrl)
      expect(path).toBe(safeReturnTo(path, siteUrl))
    }),
  ))
