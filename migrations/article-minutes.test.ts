import { expect, test } from 'vitest'
import { minutesOf } from './changes/0003-article-key-points/minutes.ts'

const text = (value: string) => ({ nodeType: 'text', value })
const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', content })

test('counts the words of all paragraphs', () => {
  const words = paragraph(text('word '.repeat(115)))
  expect(minutesOf({ nodeType: 'document', content: [words, words] })).toBe(1)
  expect(minutesOf({ nodeType: 'document', content: [words, words, paragraph(text('more'))] })).toBe(2)
})

test('a word with a bold letter is one word', () => {
  const words = paragraph(text('word '.repeat(229)), text('p'), text('ause'))
  expect(minutesOf({ nodeType: 'document', content: [words] })).toBe(1)
})

test('an article without words has no reading time', () => {
  expect(minutesOf(undefined)).toBeUndefined()
  expect(minutesOf({ nodeType: 'document', content: [paragraph()] })).toBeUndefined()
})
