import { expect, test } from 'vitest'
import { cdnHeaders, cdnTag } from './finish.ts'

const tags = ['association:abc', 'events:*event', 'path:/a b,ü']

test('a page tells a CDN its tags in the header that the CDN reads', () => {
  expect(cdnHeaders('cache-tag', tags)).toEqual({
    'cache-tag': 'association:abc,events:*event,path:/a%20b%2C%C3%BC',
  })
  expect(cdnHeaders('surrogate-key', tags)).toEqual({
    'surrogate-key': 'association:abc events:*event path:/a%20b%2C%C3%BC',
  })
})

test('nothing leaves the server unless the setting asks for it', () => {
  expect(cdnHeaders('off', tags)).toEqual({})
  expect(cdnHeaders('cache-tag', [])).toEqual({})
})

test('a page with more tags than a header holds is not kept by a CDN', () => {
  const many = Array.from({ length: 1000 }, (_, number) => `association:entry-${number}`)
  expect(cdnHeaders('cache-tag', many)).toEqual({ 'cdn-cache-control': 'no-store' })
  expect(cdnHeaders('surrogate-key', many)).toEqual({ 'surrogate-control': 'max-age=0' })
})

test.each([' ', ',', ';', '"', '\n', '\r', '\0', 'é', '😀', '\ud800'])(
  '“%s” cannot end a tag or a header',
  (character) => {
    expect(cdnTag(`a${character}b`)).toMatch(/^a(?:%[0-9A-F]{2})+b$/)
  },
)
