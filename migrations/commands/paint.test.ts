import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { paint } from './paint.ts'

const plan =
  'events: 1 pending\n    + content type talk\n    - tag old\n    LOST: The values go.\n    plain\n'

test('a plan keeps its words in colour', () => {
  const coloured = paint(plan, { colours: true })
  expect(stripVTControlCharacters(coloured)).toBe(plan)
  expect(coloured.split('\n').filter((line) => line.includes('\u001b'))).toHaveLength(4)
})

test('there is no colour where nobody sees it', () => {
  expect(paint(plan, {})).toBe(plan)
})
