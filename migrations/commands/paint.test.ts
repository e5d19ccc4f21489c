import { stripVTControlCharacters } from 'node:util'
import { linesText } from '@association/services/command-line'
import { expect, test } from 'vitest'
import { paint } from './paint.ts'

const plan = [
  'events: 1 pending',
  '    + content type talk',
  '    - tag old',
  '    LOST: The values go.',
  '    plain',
]

test('a plan keeps its words in colour', () => {
  const colored = linesText(paint(plan, { colors: true }))
  expect(stripVTControlCharacters(colored)).toBe(linesText(plan))
  expect(colored.split('\n').filter((line) => line.includes('\u001b'))).toHaveLength(4)
})

test('does not color output outside a terminal', () => {
  expect(paint(plan, {})).toBe(plan)
})
