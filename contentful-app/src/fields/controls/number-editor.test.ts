import { expect, test } from 'vitest'
import { nextStep } from './number-editor.tsx'

const size = { kind: 'integer', min: 10, max: 40, default: 17 } as const

test.each([
  ['20', 1, 21],
  ['', 1, 18],
  ['40', 1, 40],
  ['10', -1, 10],
  ['half', -1, 16],
])('%s by %s is %s', (typed, by, expected) => expect(nextStep(typed, by, size)).toBe(expected))

test('a field without a default begins at its lower limit', () =>
  expect(nextStep('', 1, { kind: 'integer', min: 60, max: 800 })).toBe(60))

test('decimal places stay short', () => expect(nextStep('0.1', 0.2, { kind: 'number' })).toBe(0.3))
