import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['/articles/a-good-handover', 'a good handover'],
  ['/articles/a-good-handover.html', 'a good handover'],
  ['/education/course/finance_for_physicians/', 'finance for physicians'],
  ['/articles/2024', 'articles'],
  ['/10.55834/plj.1234567890', 'plj 1234567890'],
  ['/%C3%A9tat-de-sant%C3%A9', 'état de santé'],
  ['/doctor%27s%20day', "doctor's day"],
  ['/bad%E0%A4%A', ''],
  ['/', ''],
  ['/123/456', ''],
])('%s has the words “%s”', (path, words) => expect(wordsOf(path)).toBe(words))

test('a long address gives only its first whole words', () => {
  const words = wordsOf(`/articles/${'leading-'.repeat(40)}`)
  expect(words).toMatch(/^leading(?: leading)+$/)
  expect(words.length).toBeLessThanOrEqual(80)
})

test('one long word gives nothing', () => expect(wordsOf(`/${'a'.repeat(500)}`)).toBe(''))
