import { describe, expect, test } from 'vitest'
import { linesOf, widthOf, wordOf } from './cover-word.ts'

describe('the word of a title', () => {
  test.each([
    ['Deaths fell by 38 % in a year', '38 %'],
    ['One physician for 2,300 people', '2,300'],
    ['A letter for $1.5 million', '$1.5 million'],
    ['What families see', 'Families'],
    ['Who decides at night?', 'Decides'],
    ['“Root cause” is a plural', 'Plural'],
    ['What “physician-led” means', 'Physician-led'],
    ['Équité', 'Équité'],
    ['What if', 'If'],
    [`${'Interprofessional'.repeat(9)} care`, 'Care'],
    ['Interprofessional'.repeat(9), 'I'],
    ['…', '…'],
    ['', ''],
  ])('%j is %j', (title, word) => expect(wordOf(title)).toBe(word))
})

describe('its lines', () => {
  test.each([
    ['Handovers', ['Handovers']],
    ['12 minutes', ['12 minutes']],
    ['How many others?', ['How many', 'others?']],
    ['A  plan for one year ', ['A plan for', 'one year']],
    ['Interprofessional', ['Interprofessional']],
  ])('of %j are %j', (word, lines) => expect(linesOf(word)).toEqual(lines))
})

test('a line of wide letters is wider than one of narrow letters', () => {
  expect(widthOf('Member')).toBe(3.7)
  expect(widthOf('little')).toBe(2.4)
  expect(widthOf('')).toBe(0)
})
