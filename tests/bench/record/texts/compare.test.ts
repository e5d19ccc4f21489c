import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const texts = (entries: Record<string, string>) => new Map(Object.entries(entries))
const before = texts({ 'pages/index': 'a\nb\nb\nc', 'pages/gone': 'x', robots: 'same' })

test('equal records have no difference', () => {
  expect(compare(before, texts(Object.fromEntries(before)), [])).toEqual([])
})

test('a difference has the name of its text and the lines of one side only', () => {
  const now = texts({ 'pages/index': 'a\nb\nd\nc', 'pages/new': 'y', robots: 'same' })
  expect(compare(before, now, [])).toMatchObject([
    { name: 'pages/gone', kind: 'missing', lines: ['- x', '+ '] },
    { name: 'pages/index', kind: 'changed', lines: ['- b', '+ d'], reason: undefined },
    { name: 'pages/new', kind: 'new', lines: ['- ', '+ y'] },
  ])
})

test('another order of the same lines is a difference', () => {
  const [difference] = compare(texts({ a: '1\n2' }), texts({ a: '2\n1' }), [])
  expect(difference?.lines).toEqual(['the same lines in another order'])
})

test('a difference is named only if a reason fits each of its lines', () => {
  const now = texts({ ...Object.fromEntries(before), 'pages/index': 'a\nB\nb\nC' })
  const reasonWith = (...named: Parameters<typeof compare>[2]) => compare(before, now, named)[0]?.reason
  const letterB = { texts: 'pages/*', lines: /^. b$/i, reason: 'b is larger.' }
  const letterC = { texts: 'pages/index', lines: /^. c$/i, reason: 'c is larger.' }
  expect(reasonWith(letterB)).toBeUndefined()
  expect(reasonWith(letterB, letterC)).toBe('b is larger. c is larger.')
  expect(reasonWith({ texts: 'pages/*', reason: 'any' })).toBe('any')
  expect(reasonWith({ texts: 'feeds/*', reason: 'any' })).toBeUndefined()
})
