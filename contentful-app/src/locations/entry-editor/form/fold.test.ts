import { expect, test } from 'vitest'
import { setFields } from './fold.tsx'

const field = (kind: string, value: unknown, more: object = {}) => ({
  label: kind,
  field: { kind, ...more } as Parameters<typeof setFields>[0][number]['field'],
  get: () => value,
})

test('a folded group names its set fields, with their units', () =>
  expect(setFields([field('integer', 600, { unit: 'px' }), field('flag', true)])).toEqual([
    { label: 'integer', words: '600 px' },
    { label: 'flag', words: 'on' },
  ]))

test('a default value does not count as set', () =>
  expect(
    setFields([field('integer', 4, { default: 4 }), field('flag', false), field('color', undefined)]),
  ).toEqual([]))

test('a color is shown as such', () =>
  expect(setFields([field('color', 'navy')])).toEqual([{ label: 'color', words: 'navy', color: 'navy' }]))

test('long words are cut', () =>
  expect(setFields([field('classes', 'x'.repeat(80))])[0]?.words).toHaveLength(24))
