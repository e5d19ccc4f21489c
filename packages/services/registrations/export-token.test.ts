import { expect, test } from 'vitest'
import { exportToken, isExportToken } from './export-token.ts'

const minuteMs = 60_000
const known = { secret: 'a-secret-of-some-length', edition: 'fall-institute-2027', now: 1_800_000_000_000 }
const token = exportToken(known)

test('a token is valid for its edition, for five minutes before and after', () => {
  expect(isExportToken(token, known)).toBe(true)
  expect(isExportToken(token, { ...known, now: known.now + 5 * minuteMs })).toBe(true)
  expect(isExportToken(token, { ...known, now: known.now - 5 * minuteMs })).toBe(true)
  expect(isExportToken(token, { ...known, now: known.now + 6 * minuteMs })).toBe(false)
  expect(isExportToken(token, { ...known, now: known.now - 6 * minuteMs })).toBe(false)
})

test.each([
  ['another edition', { edition: 'fall-institute-2026' }],
  ['another secret', { secret: 'another-secret-of-some-length' }],
])('a token is refused for %s', (_, change) => {
  expect(isExportToken(token, { ...known, ...change })).toBe(false)
})

test.each([
  '',
  '.',
  token.split('.')[0] ?? '',
  `${token}x`,
  token.slice(0, -1),
  token.replace('.', ','),
  `${1 + Number(token.split('.')[0])}.${token.split('.')[1]}`,
  `-1.${token.split('.')[1]}`,
  'NaN.x',
  '💥',
])('%j is refused', (given) => {
  expect(isExportToken(given, known)).toBe(false)
})
