import { expect, test } from 'vitest'
import { fieldsThatDiffer, rebase } from './rebase.ts'

const en = (value: unknown) => ({ 'en-US': value })

test('a change here and a change there come together', () => {
  const base = { a: en(1), b: en(2) }
  expect(rebase({ base, mine: { ...base, a: en(5) }, theirs: { ...base, b: en(7) } })).toEqual({
    fields: { a: en(5), b: en(7) },
    conflicts: [],
  })
})

test('the same change in both places is no conflict', () => {
  expect(rebase({ base: { a: en(1) }, mine: { a: en(2) }, theirs: { a: en(2) } }).conflicts).toEqual([])
})

test('a field that is removed here and changed there is a conflict', () => {
  const { fields, conflicts } = rebase({ base: { a: en(1) }, mine: {}, theirs: { a: en(2) } })
  expect([fields, conflicts]).toEqual([{}, ['a']])
})

test('the order of keys says nothing', () => {
  expect(fieldsThatDiffer({ a: en({ x: 1, y: [2] }) }, { a: en({ y: [2], x: 1 }) })).toEqual([])
})
