import { expect, test } from 'vitest'
import { whenWords } from './when-words.ts'

test('a planned time names its zone', () => {
  const words = whenWords('2026-12-01T08:00:00Z', 'Europe/Berlin')
  expect(words.replaceAll(/\s/g, ' ')).toBe('Dec 1, 2026, 9:00 AM GMT+1')
})
