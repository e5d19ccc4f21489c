import { expect, test } from 'vitest'
import { visible } from './visible.ts'

test.each([
  ['\u001b[31mred\u001b[0m', '\\x1b[31mred\\x1b[0m'],
  ['\u009b2J', '\\x9b2J'],
  ['ring\u0007', 'ring\\x07'],
  ['one\rtwo\nthree\tfour', 'one\\rtwo\\nthree\\tfour'],
  ['one\u2028two\u2029three\u0085', 'one\\u2028two\\u2029three\\x85'],
  ['exe.\u202egpj', 'exe.\\u202egpj'],
  ['\u2066a\u2069 \u200e\u200f\u061c', '\\u2066a\\u2069 \\u200e\\u200f\\u061c'],
  ['::error::no', '\\x3a:error::no'],
  ['  \u00a0::error::no', '  \u00a0\\x3a:error::no'],
  ['see ##[error]no', 'see \\x23#[error]no'],
  ['##vso[task.complete]', '\\x23#vso[task.complete]'],
])('%j becomes visible', (text, shown) => {
  expect(visible(text)).toBe(shown)
})

test.each(['', 'Annual meeting “2026” – über 5 €', 'std::string', '## [Heading]', '😀 שלום', 'C:\\new'])(
  '%j stays as it is',
  (text) => {
    expect(visible(text)).toBe(text)
  },
)
