import { describe, expect, test } from 'vitest'
import { limits, plain } from './plain-json.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'words' : [nested(depth - 1)])

describe('the values of JSON', () => {
  test('stays as it is', () => {
    const json = { title: 'A', count: 1, is: true, nothing: null, list: [{ a: 'b' }] }
    expect(plain(json)).toEqual({ json })
  })

  test.each(['__proto__', 'constructor', 'prototype'])('%s is left out, however deep', (key) => {
    const hostile = JSON.parse(`{"a":[{"${key}":{"polluted":true},"b":1}],"${key}":{"polluted":true}}`)
    expect(plain(hostile)).toEqual({ json: { a: [{ b: 1 }] } })
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
  })

  test.each([undefined, () => 1, Symbol('s'), 10n, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is none and becomes nothing',
    (value) => expect(plain([value])).toEqual({ json: [null] }),
  )
})

describe('too much', () => {
  test(`is a value with more than ${limits.depth} levels`, () => {
    expect(plain(nested(20))).toHaveProperty('json')
    expect(plain(nested(21))).toEqual({ fault: 'has more than 20 nested levels.' })
  })

  test('is a value above 256 KB, counted in bytes of UTF-8', () => {
    expect(plain(['x'.repeat(255 * 1024)])).toHaveProperty('json')
    expect(plain(['x'.repeat(257 * 1024)])).toEqual({ fault: 'is larger than 256 KB.' })
    expect(plain(['ü'.repeat(129 * 1024)])).toEqual({ fault: 'is larger than 256 KB.' })
    expect(plain(Array.from({ length: 300_000 }, () => 1))).toHaveProperty('fault')
  })

  test('is a value that contains itself', () => {
    const self: unknown[] = []
    self.push(self, self)
    expect(plain(self)).toHaveProperty('fault')
  })
})
