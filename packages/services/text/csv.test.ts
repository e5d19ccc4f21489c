import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['＝1+1', `'＝1+1`],
  [' =1+1', `' =1+1`],
  ['"=1+1', `"'""=1+1"`],
  ['\ufeff@a', `'\ufeff@a`],
  ['\ta', `'\\ta`],
  ['\u001b[31mred', '\\x1b[31mred'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\r\nlines', '"two\nlines"'],
])('a cell that is %j is written as %j', (cell, written) => expect(csvText([[cell]])).toBe(`${written}\r\n`))

test('numbers stay numbers, and nothing is an empty cell', () =>
  expect(csvText([[-1.5, undefined, 'a']])).toBe('-1.5,,a\r\n'))
