import { expect, test } from 'vitest'
import { optionName } from './option-names.ts'

test.each([
  ['light-blue', 'Light blue'],
  ['mediumYellow', 'Medium yellow'],
  ['start', 'Start'],
  ['row-reverse', 'Row reverse'],
  ['Open Sans', 'Open Sans'],
  ['America/Chicago', 'America/Chicago'],
  ['Book', 'Book'],
])('%s is shown as %s', (option, shown) => expect(optionName(option)).toBe(shown))
