import { describe, expect, test } from 'vitest'
import { canonical } from '../../base/paths.ts'
import { targetOf, toOriginForm } from './paths.ts'

function read(url: string) {
  const request = { url, headers: { host: 'Example.org' } }
  toOriginForm(request)
  return targetOf(request)?.path
}

describe('the path of a request', () => {
  test.each([
    ['/', '/'],
    ['/membership?from=mail', '/membership'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/a..b/c.', '/a..b/c.'],
    ['/_next/static/chunks/%5Broot%5D.js', '/_next/static/chunks/%5Broot%5D.js'],
    ['/search?path=../..', '/search'],
    ['http://example.org', '/'],
    ['HTTPS://example.org/a?b=c', '/a'],
  ])('of %s is %s', (url, path) => expect(read(url)).toBe(path))

  test.each([
    '*',
    'ftp://example.org/a',
    'http://example.org/a/../b',
    '/\\\\evil.test',
    '/%5Cevil.test',
    '/%2F%2Fevil.test',
    '/./membership',
    '/a/..',
    '/%2e%2e/secret',
    '/.%2E/secret',
    '/_next/static/..%2fBUILD_ID',
    '/_next/static/%2e%2e/server',
    '/[[...path]]',
    '/%5B%5B...path%5D%5D',
    '/%00',
    '/%E0%A4%A',
  ])('of %s cannot be read', (url) => expect(read(url)).toBeUndefined())
})

describe('the one spelling of a path', () => {
  test.each([
    ['/', '/'],
    ['/membership', '/membership'],
    ['/membership/', '/membership'],
    ['/%6dembership', '/membership'],
    ['//membership', '/membership'],
    ['///', '/'],
    ['/a//b/', '/a/b'],
    ['/café', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a%3Fb', '/a%3Fb'],
    ['/100%25', '/100%25'],
  ])('of %s is %s', (path, plain) => {
    expect(canonical(path)).toBe(plain)
    expect(canonical(plain)).toBe(plain)
  })
})
