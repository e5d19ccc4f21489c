import { expect, test } from 'vitest'
import { wordsDifference } from './words-difference.ts'

const plain = (_: string, words: string) => words
const told = (from: string, to: string) => wordsDifference(from, to, plain)
const many = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test.each([
  ['a word', 'the old gate', 'the new gate', 'the [-old-]{+new+} gate'],
  ['two words and the space between', 'go to Fees now', 'go see all now', 'go [-to Fees-]{+see all+} now'],
  ['what is new', 'a b', 'a x b', 'a {+x +}b'],
  ['what is gone', 'a x b', 'a b', 'a [-x -]b'],
  ['the end of a sentence', 'Come.', 'Come!', 'Come[-.-]{+!+}'],
  ['letters of any script', 'größer', 'größte', '[-größer-]{+größte+}'],
])('%s', (...[, from, to, difference]) => expect(told(from, to)).toBe(difference))

test('long stretches that stay are left out, before, between and behind', () => {
  const long = many(40)
  expect(told(`${long} a ${long} b ${long}`, `${long} c ${long} d ${long}`)).toBe(
    '… w35 w36 w37 w38 w39 [-a-]{+c+} w0 w1 w2 w3 w4 … w35 w36 w37 w38 w39 [-b-]{+d+} w0 w1 w2 w3 w4 …',
  )
})
