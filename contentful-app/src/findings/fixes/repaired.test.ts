import { expect, test } from 'vitest'
import { withAddress, withRank } from './repaired.ts'

const heading = (rank: number, value: string) => ({
  ...{ nodeType: `heading-${rank}`, data: {} },
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
})
const document = (...content: object[]) => ({ nodeType: 'document', data: {}, content })

test('the tag of a title takes the rank, and another tag stays', () => {
  expect(withRank('h4', { words: 'Any', from: 4, to: 2 })).toBe('h2')
  expect(withRank('h3', { words: 'Any', from: 4, to: 2 })).toBe('h3')
})

test('only the named heading of a text changes, and only once', () => {
  const text = document(heading(4, 'One'), heading(4, 'Two'), heading(4, 'Two'))
  expect(withRank(text, { words: 'Two', from: 4, to: 3 })).toEqual(
    document(heading(4, 'One'), heading(3, 'Two'), heading(4, 'Two')),
  )
})

const change = { from: '/old', to: '/new' }
test.each([
  ['/old', '/new'],
  ['/older', '/older'],
  ['Read [this](/old) and [that](/older).', 'Read [this](/new) and [that](/older).'],
  ['[this](</old>)', '[this](</new>)'],
  [{ cards: [{ link: '/old', title: 'old' }] }, { cards: [{ link: '/new', title: 'old' }] }],
  [
    document({ nodeType: 'hyperlink', data: { uri: '/old' }, content: [] }),
    document({ nodeType: 'hyperlink', data: { uri: '/new' }, content: [] }),
  ],
  [undefined, undefined],
])('the address changes wherever it is a link: %#', (value, repaired) =>
  expect(withAddress(value, change)).toEqual(repaired),
)
