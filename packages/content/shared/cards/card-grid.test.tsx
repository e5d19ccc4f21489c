import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardGrid } from './card-grid.tsx'

const classesOf = (counts?: { large?: number; small?: number }) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<CardGrid counts={counts}>{[<b key="1">One</b>]}</CardGrid>))?.[1]

test('the last row is filled where a row has two or three cards', () => {
  expect(classesOf()).toBe('grid halves thirds')
  expect(classesOf({ large: 3 })).toBe('grid halves thirds')
})

test('where editors choose other numbers, the last row stays as it is', () => {
  expect(classesOf({ large: 4, small: 3 })).toBe('grid')
  expect(classesOf({ large: 2 })).toBe('grid halves')
})
