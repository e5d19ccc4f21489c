import { expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

const hostile = {
  title: '\u001b[31m \u007f\u009b\u0085 \u202e\u2066\u2028\n::error::\\##[error]##vso[x] # [y]',
}

test('a program reads the same value, and a terminal obeys nothing', () => {
  const text = jsonText(hostile)
  expect(JSON.parse(text)).toEqual(hostile)
  expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]|^\s*::|##\w*\[/mu)
})
