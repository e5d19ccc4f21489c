import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardGrid, peopleColumns } from './card-grid.tsx'

const classesOf = (counts?: { large?: number; small?: number }) =>
  /class="([^"]*)"/.exec(
    renderToStaticMarkup(<CardGrid counts={counts}>{[<b key="1">One</b>]}</CardGrid>),
  )?.[1]

test('the last row is filled where a row has two or three cards', () => {
  expect(classesOf()).toBe('grid halves thirds')
  expect(classesOf({ large: 3 })).toBe('grid halves thirds')
})

test('a list below a leading card fills its first row instead', () =>
  expect(renderToStaticMarkup(<CardGrid wideRow="first">{['One']}</CardGrid>)).toContain(
    'class="grid halves belowWide"',
  ))

test('where editors choose other numbers, the last row stays as it is', () => {
  expect(classesOf({ large: 4, small: 3 })).toBe('grid')
  expect(classesOf({ large: 2 })).toBe('grid halves')
})

test('six people stand three by three, never four and two', () =>
  expect([3, 4, 5, 6, 7, 8, 9].map(peopleColumns)).toEqual([3, 4, 3, 3, 4, 4, 3]))
