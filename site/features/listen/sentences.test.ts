import { afterEach, describe, expect, test, vi } from 'vitest'
import { breathsIn, sentencesIn } from './sentences.ts'

afterEach(() => vi.unstubAllGlobals())

const cut = (text: string) => sentencesIn(text, 'en').map(({ start, end }) => text.slice(start, end))

describe.each(['Intl.Segmenter', 'no segmenter'])('with %s', (name) => {
  const split = (text: string) => {
    if (name === 'no segmenter') vi.stubGlobal('Intl', {})
    return cut(text)
  }

  test('sentences cover the text', () =>
    expect(split('She asked why. Nobody knew! “Was it us?” It was.')).toEqual([
      'She asked why. ',
      'Nobody knew! ',
      '“Was it us?” ',
      'It was.',
    ]))

  test.each([
    'Dr. Okafor asked.',
    'It was J. Ferreira who asked.',
    'The unit (e.g. Ward 4) waits.',
    'It took 3.5 hours.',
    'A sentence without an end',
  ])('“%s” is one sentence', (sentence) => expect(split(sentence)).toEqual([sentence]))

  test.each(['', ' ', '…', '— —'])('“%s” has nothing to read', (text) => expect(split(text)).toEqual([]))

  test('an abbreviation at the end is read', () => expect(split('Ask the Dr. ')).toEqual(['Ask the Dr. ']))
})

describe('the breaths of a sentence', () => {
  const breaths = (text: string, start = 0) =>
    breathsIn(text, { start, end: text.length }).map((span) => text.slice(span.start, span.end))

  test('a short sentence takes one', () => expect(breaths('Short, and done.')).toEqual(['Short, and done.']))

  test('end at the last comma that fits', () => {
    const clause = `${'word '.repeat(14)}word, `
    expect(breaths(clause.repeat(3))).toEqual([clause.repeat(2), clause])
  })

  test('end between words without a comma, and at the limit without a word', () => {
    expect(breaths('word '.repeat(60)).map(({ length }) => length)).toEqual([160, 140])
    expect(breaths('x'.repeat(400)).map(({ length }) => length)).toEqual([160, 160, 80])
  })

  test('begin at a word in the middle', () =>
    expect(breaths('Read again from here.', 11)).toEqual(['from here.']))
})
