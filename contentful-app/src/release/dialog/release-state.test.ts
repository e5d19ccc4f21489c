import { expect, test } from 'vitest'
import { item, itemMap, keyed } from '../items/testing/items.ts'
import { defaultChoice, keptChoice } from './release-state.ts'

const listed = (changes: { forbidden?: string[]; picture?: 'published' | 'changed' } = {}) => ({
  contents: {
    key: keyed('page'),
    items: itemMap(
      item('page', ['quote', 'title', 'picture']),
      item('quote'),
      item('title'),
      item('picture', [], { status: changes.picture ?? 'published' }),
    ),
  },
  forbidden: new Set((changes.forbidden ?? []).map(keyed)),
})

test('everything that waits is chosen at first, but for what the person may not publish', () =>
  expect([...defaultChoice(listed({ forbidden: ['title'] }))]).toEqual(['quote', 'page'].map(keyed)))

test('after a repair the choice stays, and what waits since then is chosen', () => {
  const before = { shown: listed(), chosen: new Set(['quote', 'page'].map(keyed)) }
  expect([...keptChoice(before)(listed({ picture: 'changed' }))].toSorted()).toEqual(
    ['page', 'picture', 'quote'].map(keyed),
  )
})
