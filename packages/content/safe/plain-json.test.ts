import { expect, test } from 'vitest'
import { limits, plain } from './plain-json.ts'

test('JSON comes out as it is', () => {
  const value = { list: [1, 'two', true, null, { deep: 'enough' }] }
  expect(plain(value)).toEqual({ json: value })
})

test('keys by which an object would reach what all objects share are left out', () => {
  const value = JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 1, "prototype": 2, "kept": 3 }')
  expect(plain(value)).toEqual({ json: { kept: 3 } })
})

test('what is nested deeper than 20 levels is refused', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'deep' : [nested(levels - 1)])
  expect(plain(nested(limits.depth))).toHaveProperty('json')
  expect(plain(nested(limits.depth + 1))).toEqual({ fault: 'is nested deeper than 20 levels.' })
})

test('what is larger than 256 KB is refused', () => {
  expect(plain(['x'.repeat(limits.bytes)])).toEqual({ fault: 'is larger than 256 KB.' })
})

test('a value that holds itself is refused', () => {
  const endless: unknown[] = []
  endless.push(endless, endless)
  expect(plain(endless)).toHaveProperty('fault')
})

test('what is no JSON is nothing', () => {
  expect(plain([Number.NaN, () => 1, Symbol('s'), undefined])).toEqual({ json: [null, null, null, null] })
})
