import { expect, test } from 'vitest'
import { cutTo, lengthOf, listOf, textOf } from './texts.ts'

test.each([
  ['spaces around it', ' \u00a0Ada\u3000', 'Ada'],
  ['a letter in two parts', 'Zoe\u0308', 'Zoë'],
  ['overrides of the direction', 'Ada\u202Erof\u2066', 'Adarof'],
  ['marks of the direction', 'שרה\u200f (Sara)', 'שרה\u200f (Sara)'],
  ['joiners', '👩🏽\u200d⚕️', '👩🏽\u200d⚕️'],
  ['nothing visible', '\u200b \u3164', ''],
])('a text with %s is used in its plain form', (_, entered, used) =>
  expect(textOf({ name: entered }, 'name')).toBe(used),
)

test('a field that is missing or has a list has no text, and the reverse', () => {
  expect([textOf({}, 'name'), textOf({}, 'constructor'), textOf({ name: ['Ada'] }, 'name')]).toEqual([
    '',
    '',
    '',
  ])
  expect([listOf({}, 'diet'), listOf({ diet: 'Vegan' }, 'diet')]).toEqual([[], []])
})

test('a list has no empty and no repeated entries', () =>
  expect(listOf({ diet: [' ', 'Vegan ', 'Vegan', 'Halal'] }, 'diet')).toEqual(['Vegan', 'Halal']))

test('a text is counted by its characters, and never cut within one', () => {
  expect(lengthOf('😀ë')).toBe(2)
  expect([cutTo('ab😀', 3), cutTo('ab😀', 4), cutTo('abc', 9)]).toEqual(['ab', 'ab😀', 'abc'])
})
