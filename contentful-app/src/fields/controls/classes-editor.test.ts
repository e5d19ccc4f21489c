import { expect, test } from 'vitest'
import { chosenClass, namesIn, withClass } from './classes-editor.tsx'

const text = { 'text-start': 'Left', 'text-center': 'Center' }

test('a class takes the place of another one of its kind, and all others stay', () => {
  expect(withClass('mb-3 text-start special', text, 'text-center')).toBe('mb-3 text-center special')
  expect(withClass('mb-3', text, 'text-center')).toBe('mb-3 text-center')
  expect(withClass('mb-3 text-start', text, '')).toBe('mb-3')
})

test('of two classes of one kind, the last one is chosen', () =>
  expect(chosenClass(namesIn(' text-start  text-center '), text)).toBe('text-center'))
