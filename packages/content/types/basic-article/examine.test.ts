import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { examine } from './examine.ts'

const body = richText(paragraph('word '.repeat(231)))

test('a key point of more than 200 characters is too long', () => {
  const keyPoints = ['x'.repeat(200), 'x'.repeat(201)]
  expect(examine({ keyPoints })).toMatchObject([
    {
      field: 'keyPoints',
      severity: 'warning',
      message: expect.stringMatching(/^Key point 2 has more than 200/),
    },
  ])
})

test.each([undefined, 1, 3])('%s minutes differ from a text of two', (readingMinutes) =>
  expect(examine({ body, ...(readingMinutes && { readingMinutes }) })).toMatchObject([
    { field: 'readingMinutes', message: expect.stringContaining('Write 2') },
  ]),
)

test('the minutes of the text are right, and an article without text needs none', () => {
  expect(examine({ body, readingMinutes: 2 })).toEqual([])
  expect(examine({})).toEqual([])
})
