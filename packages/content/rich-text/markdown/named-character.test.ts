import { expect, test } from 'vitest'
import { decodeNamedCharacterReference } from './named-character.ts'

test.each([
  ['amp', '&'],
  ['nbsp', '\u00a0'],
  ['copy', '©'],
  ['lt', '<'],
  ['semi', ';'],
  ['NotEqualTilde', '≂̸'],
])('&%s; is %j', (name, character) => expect(decodeNamedCharacterReference(name)).toBe(character))

test.each(['notit', 'copyright', 'nothing', 'AMPx', ''])('&%s; is no character', (name) =>
  expect(decodeNamedCharacterReference(name)).toBe(false),
)
