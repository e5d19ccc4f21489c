import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSealed, seal } from './seal.ts'

const sealing = { secret: 's'.repeat(32), purpose: 'a draft', place: 'cookie' }

test('a sealed value opens to the same value, and contains no readable text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(openSealed(seal(value, sealing), sealing)).toEqual({ value: JSON.parse(JSON.stringify(value)) })
    }),
  )
  expect(seal({ name: 'Maren Oduya' }, sealing).toString('latin1')).not.toContain('Maren')
})

test('two seals of one value differ', () =>
  expect(seal('same', sealing).equals(seal('same', sealing))).toBe(false))

test.each([
  ['another secret', { secret: 't'.repeat(32) }],
  ['another purpose', { purpose: 'a record' }],
  ['another place', { place: 'record' }],
])('a value does not open with %s', (_, change) =>
  expect(openSealed(seal('value', sealing), { ...sealing, ...change })).toBeUndefined(),
)

test('a value with one changed byte does not open, whichever byte it is', () => {
  const sealed = seal({ seats: 12 }, sealing)
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(openSealed(changed, sealing)).toBeUndefined()
  }
})

test('bytes of anybody else do not open', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(openSealed(Buffer.from(bytes), sealing)).toBeUndefined()
    }),
  )
})
