import { describe, expect, test } from 'vitest'
import type { Validation } from '../entity.ts'
import { link } from '../entity.ts'
import type { Surroundings } from './rule.ts'
import { ruleProblems } from './rules.ts'

const target = (contentType: string, file?: object) => ({
  sys: { contentType: link('ContentType', contentType) },
  fields: file ? { file: { 'en-US': file } } : {},
})
const around = {
  resolve: ({ sys }) =>
    ({
      quote: target('quote'),
      photo: target('', {
        contentType: 'image/png',
        details: { size: 900, image: { width: 300, height: 200 } },
      }),
    })[sys.id] as never,
  sameValue: (value) => (value === 'taken' ? [link('Entry', 'other')] : []),
} satisfies Surroundings

const cases: [Validation, unknown, string | undefined][] = [
  [{ size: { min: 2, max: 3 } }, 'ab', undefined],
  [{ size: { min: 2 } }, 'a', 'size'],
  [{ size: { max: 1 } }, ['a', 'b'], 'size'],
  [{ size: { min: null, max: 5 } }, 'ab', undefined],
  [{ range: { min: 1, max: 5 } }, 6, 'range'],
  [{ range: { min: 1 } }, 1, undefined],
  [{ in: ['a', 'b'] }, 'c', 'in'],
  [{ in: ['a', 'b'] }, 'b', undefined],
  [{ regexp: { pattern: '^a+$', flags: 'i' } }, 'AAA', undefined],
  [{ regexp: { pattern: '^a+$', flags: null } }, 'b', 'regexp'],
  [{ prohibitRegexp: { pattern: 'bad' } }, 'too bad', 'prohibitRegexp'],
  [{ dateRange: { min: '2026-01-01' } }, '2025-12-31', 'dateRange'],
  [{ dateRange: { min: '2026-01-01', max: null } }, '2026-06-01', undefined],
  [{ unique: true }, 'taken', 'unique'],
  [{ unique: true }, 'free', undefined],
  [{ linkContentType: ['quote'] }, link('Entry', 'quote'), undefined],
  [{ linkContentType: ['page'] }, link('Entry', 'quote'), 'linkContentType'],
  [{ linkMimetypeGroup: ['image'] }, link('Asset', 'photo'), undefined],
  [{ assetFileSize: { max: 1000 } }, link('Asset', 'photo'), undefined],
  [{ assetFileSize: { max: 500 } }, link('Asset', 'photo'), 'assetFileSize'],
  [{ assetImageDimensions: { width: { min: 100 } } }, link('Asset', 'photo'), undefined],
  [{ assetImageDimensions: { width: { min: 400 } } }, link('Asset', 'photo'), 'assetImageDimensions'],
  [{ linkMimetypeGroup: ['video'] }, link('Asset', 'photo'), 'linkMimetypeGroup'],
]

describe('validations', () => {
  test.each(cases)('%j finds in %j: %s', (validation, value, name) => {
    expect(ruleProblems(value, [validation], { around, path: ['fields'] })[0]?.name).toBe(name)
  })
})

test('the message of a validation travels with the problem', () => {
  const validation = { in: ['a'], message: 'Choose a' }
  expect(ruleProblems('b', [validation], { around, path: ['fields', 'x'] })).toEqual([
    {
      name: 'in',
      expected: ['a'],
      value: 'b',
      details: 'Value must be one of expected values',
      path: ['fields', 'x'],
      customMessage: 'Choose a',
    },
  ])
})
