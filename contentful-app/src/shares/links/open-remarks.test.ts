import { expect, test } from 'vitest'
import { marksOfRemarks } from './open-remarks.ts'

const remark = {
  id: 'r',
  space: 'association',
  entry: 'hero',
  text: 'Too\nlong',
  at: '2026-11-23T09:00:00Z',
} as const

test('each open remark outlines its block, with its words', () => {
  expect(
    marksOfRemarks([{ remarks: [{ ...remark, name: 'Ana', field: 'title' }] }, { remarks: [remark] }]),
  ).toEqual([
    { space: 'association', entry: 'hero', field: 'title', tone: 'remark', words: 'Ana: Too long' },
    { space: 'association', entry: 'hero', tone: 'remark', words: 'Remark: Too long' },
  ])
})

test('a resolved remark outlines nothing, and long words are cut', () => {
  expect(marksOfRemarks([{ remarks: [{ ...remark, isResolved: true }] }])).toEqual([])
  const [mark] = marksOfRemarks([{ remarks: [{ ...remark, text: 'x'.repeat(1000) }] }])
  expect(mark?.words).toHaveLength(120)
})
