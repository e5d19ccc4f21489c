import { describe, expect, test } from 'vitest'
import { amount, createReport, type Figure, figureLine, isMet, isSound, limitWords } from './report.ts'

const html: Figure = { name: 'home page, HTML', value: 41_022, limit: 42_000, unit: 'B' }
const rate: Figure = { name: 'rate beside nginx', value: 0.834, limit: 0.8, unit: '×', isLeast: true }

describe('the line of a figure', () => {
  test('has the value, the unit and the limit', () => {
    expect(figureLine(html)).toBe('✓ home page, HTML: 41,022 B (limit 42,000 B)')
  })

  test('says “at least” for a value that must reach its limit', () => {
    expect(figureLine(rate)).toBe('✓ rate beside nginx: 0.83 × (at least 0.8 ×)')
  })

  test('marks a missed limit, and ends with the note', () => {
    const missed = figureLine({ ...html, value: 42_001 }, '8,100 B as gzip')
    expect(missed).toBe('✗ home page, HTML: 42,001 B (limit 42,000 B); 8,100 B as gzip')
  })
})

test.each<[number, Figure['unit'], string]>([
  [3, '', '3'],
  [0.0123, '', '0.012'],
  [1234.56, 'ms', '1,234.6 ms'],
  [1.2345, 's', '1.23 s'],
  [99.96, '%', '100 %'],
  [23_456.7, '/s', '23,457/s'],
  [Number.POSITIVE_INFINITY, 'ms', '∞ ms'],
])('%d in the unit “%s” is written as %s', (value, unit, words) => {
  expect(amount(value, unit)).toBe(words)
})

test('a limit says in which direction it holds', () => {
  expect([html, rate].map(limitWords)).toEqual(['≤ 42,000 B', '≥ 0.8 ×'])
})

test('a value that equals its limit is fine, and a value that is not a number never is', () => {
  expect([42_000, 42_001, Number.NaN].map((value) => isMet({ ...html, value }))).toEqual([true, false, false])
  expect([0.8, 0.79, Number.NaN].map((value) => isMet({ ...rate, value }))).toEqual([true, false, false])
})

describe('a report', () => {
  test('has the exit code 2 from the first missed limit on', () => {
    const { judge, exitCode } = createReport(() => {})
    judge(html)
    expect(exitCode()).toBe(0)
    judge({ ...rate, value: 0.5 })
    judge({ ...html, name: 'article, HTML' })
    expect(exitCode()).toBe(2)
  })

  test('prints at most five examples', () => {
    const written: string[] = []
    const { judge } = createReport((text) => written.push(text))
    judge(html, { examples: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(written.slice(1)).toEqual(['a', 'b', 'c', 'd', 'e'].map((example) => `    ${example}\n`))
  })

  test('refuses two figures of one name', () => {
    const { judge } = createReport(() => {})
    judge(html)
    expect(() => judge(html)).toThrow('“home page, HTML”')
  })
})

describe('the figures of a short form', () => {
  const faults: Figure = { name: 'errors', value: 0, limit: 0, unit: '' }

  test('are sound beside a missed limit', () => {
    expect(isSound([{ ...html, value: 42_001 }, faults])).toBe(true)
  })

  test.each<[string, Figure[]]>([
    ['without a figure', []],
    ['with a value that is not a number', [{ ...html, value: Number.NaN }]],
    ['with a time that never ended', [{ ...html, value: Number.POSITIVE_INFINITY }]],
    ['with a fault', [html, { ...faults, value: 1 }]],
  ])('are not sound %s', (_, figures) => {
    expect(isSound(figures)).toBe(false)
  })
})
