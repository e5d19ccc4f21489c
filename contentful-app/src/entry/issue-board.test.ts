import { expect, test } from 'vitest'
import { issueBoard } from './issue-board.ts'

const issue = (field: string, message = 'm') => ({
  rule: 'required',
  severity: 'error' as const,
  field,
  message,
})

test('a field’s list stays the same object while it says the same, so that only changed fields render', () => {
  const board = issueBoard()
  board.replace([issue('a'), issue('b')])
  const before = board.of('a')
  board.replace([issue('a'), issue('b', 'other')])
  expect(board.of('a')).toBe(before)
  expect(board.of('b')).toEqual([issue('b', 'other')])
  expect(board.of('c')).toBe(board.of('d'))
})

test('does not notify subscribers when the issues are the same again', () => {
  const board = issueBoard()
  let told = 0
  board.subscribe(() => (told += 1))
  board.replace([issue('a')])
  board.replace([issue('a')])
  expect(told).toBe(1)
})

test('lists the note of an input before the issues of the rules, until the note is removed', () => {
  const board = issueBoard()
  board.replace([issue('a')])
  board.note('a', 'no JSON')
  expect(board.of('a').map(({ message }) => message)).toEqual(['no JSON', 'm'])
  board.note('a', undefined)
  expect(board.of('a')).toEqual([issue('a')])
})
