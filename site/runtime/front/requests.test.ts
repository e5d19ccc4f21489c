import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { pathOf } from './requests.ts'

const read = (url: string) => pathOf({ url } as IncomingMessage)

test.each([
  ['/', '/'],
  ['/membership?from=mail', '/membership'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a..b/c.', '/a..b/c.'],
  ['/_next/static/chunks/%5Broot%5D.js', '/_next/static/chunks/%5Broot%5D.js'],
  ['/search?path=../..', '/search'],
])('%s asks for %s', (url, path) => expect(read(url)).toBe(path))

test.each([
  'http://evil.test/',
  '*',
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
])('%s asks for nothing that can be', (url) => expect(read(url)).toBeUndefined())
