import { contentTypeFor } from '@association/content/content-types'
import { expect, test } from 'vitest'
import { readable } from '../../entry/readable.ts'
import { changeBetween, type News, withNews } from './news.ts'

const type = contentTypeFor('quoteBlock')
const before = { values: { quote: 'A', attribution: 'Ann' }, unsaved: [] }

test.each([
  [
    'a changed field',
    { values: { quote: 'A', attribution: 'Bea' } },
    { did: 'changed', field: 'attribution' },
  ],
  ['a publication', { values: before.values, publishedVersion: 4 }, { did: 'published' }],
  ['a version that looks the same', { values: before.values }, undefined],
] as const)('tells of %s', (_, after, change) => {
  expect(changeBetween({ type, before, after })).toEqual(change)
})

test('a field that is typed here was not changed by a colleague', () => {
  const after = { values: { quote: 'A', attribution: 'Bea' } }
  expect(changeBetween({ type, before: { ...before, unsaved: ['attribution'] }, after })).toBeUndefined()
})

const newsOf = (entry: string, at = '1'): News => ({
  target: { space: 'association', entry },
  ...{ title: entry, by: 'Maren', did: 'changed', at },
})

test('an entry has one piece of news, and there are at most twenty', () => {
  expect(withNews([newsOf('a'), newsOf('b')], [newsOf('a', '2')])).toEqual([newsOf('a', '2'), newsOf('b')])
  const many = Array.from({ length: 30 }, (_, index) => newsOf(`e${index}`))
  expect(withNews([newsOf('a')], many)).toHaveLength(20)
})

test.each([
  [undefined, 'Nothing'],
  [true, 'On'],
  ['Words', 'Words'],
  [
    { nodeType: 'document', content: [{ content: [{ value: 'One' }] }, { content: [{ value: 'Two' }] }] },
    'One\nTwo',
  ],
  [[{ sys: { type: 'Link', linkType: 'Entry', id: 'hero' } }], 'HERO'],
  [['a', 'b'], 'a\nb'],
  [{ cards: [] }, '{\n  "cards": []\n}'],
])('%j reads as %j', (value, words) => {
  expect(readable(value, (id) => id.toUpperCase())).toBe(words)
})
