import { expect, test } from 'vitest'
import { crumbsOf } from './breadcrumb.tsx'

test('a short way shows each step', () => {
  expect(crumbsOf(['Home', 'Band', 'Quote'])).toEqual([
    { name: 'Home', length: 1 },
    { name: 'Band', length: 2 },
    { name: 'Quote', length: 3 },
  ])
})

test('a long way shows the page and the block, and hides the steps between them', () => {
  const names = ['Home', 'Band', 'Columns', 'Column', 'Card', 'Text', 'Quote']
  expect(crumbsOf(names)).toEqual([
    { name: 'Home', length: 1 },
    { hidden: names.slice(1, -1).map((name, index) => ({ name, length: index + 2 })) },
    { name: 'Quote', length: 7 },
  ])
})
