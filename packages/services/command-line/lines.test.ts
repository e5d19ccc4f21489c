import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { linesText, styled } from './lines.ts'

test('a string is one line, even with line breaks in it', () => {
  expect(linesText('Page “Hi\n::error::fake”')).toBe('Page “Hi\\n::error::fake”\n')
  expect(linesText(['one', '', '::two'])).toBe('one\n\n\\x3a:two\n')
})

test('keeps the style codes of the program and makes those of content visible', () => {
  const line = `${styled(['bold', 'red'], 'error')} \u001b[31mforged\u001b[0m ${styled('dim', '\u009b2J')}`
  expect(linesText(line)).toBe(
    '\u001b[1m\u001b[31merror\u001b[39m\u001b[22m \\x1b[31mforged\\x1b[0m \u001b[2m\\x9b2J\u001b[22m\n',
  )
  expect(stripVTControlCharacters(linesText(styled('green', 'sound')))).toBe('sound\n')
})
