import { expect, test } from 'vitest'
import { remarkLimits, remarkOf } from './share-visits.ts'

const remark = { space: 'association', entry: 'home-quote', text: ' Who said this? ', name: 'Ida' }

test('a remark is plain text at a block', () => {
  expect(remarkOf({ ...remark, field: 'quote', id: 'chosen', isResolved: true })).toEqual({
    space: 'association',
    entry: 'home-quote',
    field: 'quote',
    text: 'Who said this?',
    name: 'Ida',
  })
})

test('line breaks stay, and characters that deceive readers go', () =>
  expect(remarkOf({ ...remark, name: '', text: 'one\r\ntwo\u202ethree\u0007' })?.text).toBe('one\ntwothree'))

test.each([
  ['no text', { ...remark, text: ' \u200b ' }],
  ['a long text', { ...remark, text: 'x'.repeat(remarkLimits.text + 1) }],
  ['a long name', { ...remark, name: 'x'.repeat(remarkLimits.name + 1) }],
  ['another space', { ...remark, space: 'other' }],
  ['a path for an entry', { ...remark, entry: '../home' }],
  ['a list for a field', { ...remark, field: ['a'] }],
  ['an object for a text', { ...remark, text: {} }],
  ['a text', 'remark'],
])('%s is none', (_, value) => expect(remarkOf(value)).toBeUndefined())
