import { expect, test } from 'vitest'
import { cut, summaryLength } from './cut.ts'

test('a summary is cut at 250 characters and gets an ellipsis', () => {
  expect(summaryLength).toBe(250)
  expect(cut('x'.repeat(251))).toBe(`${'x'.repeat(250)}…`)
})

test('250 characters stay as they are', () => expect(cut('x'.repeat(250))).toBe('x'.repeat(250)))

test('no character is cut in two', () => expect(cut('🙂'.repeat(251))).toBe(`${'🙂'.repeat(250)}…`))

test('puts no space before the ellipsis', () => expect(cut('one two', 4)).toBe('one…'))
