import { expect, test } from 'vitest'
import { textHash } from './site-notices.tsx'

test('the same text has the same hash, and any other text another one', () => {
  const texts = ['', 'Open', 'Open.', 'open', 'nepO', 'Öffnen', '😀', 'The call is open.'.repeat(20)]
  expect(texts.map(textHash)).toEqual(texts.map(textHash))
  expect(new Set(texts.map(textHash)).size).toBe(texts.length)
  expect(textHash('The call is open.'.repeat(20))).toMatch(/^[\da-z]{1,7}$/)
})
