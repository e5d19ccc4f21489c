import { describe, expect, test } from 'vitest'
import { classNames } from './class-names.ts'
import { safeColor } from './color.ts'
import { safeLength, safePosition } from './length.ts'

describe('colors', () => {
  test.each(['darkBlue', 'dark-blue', 'Dark Blue', 'dark_blue'])('%s names the palette’s dark blue', (name) =>
    expect(safeColor(name)).toBe('var(--color-dark-blue)'),
  )
  test.each(['#fff', '#FFFFFF', '#11223344', 'rgb(1, 2, 3)', 'rgba(1,2,3,0.5)'])('%s is itself', (color) =>
    expect(safeColor(color)).toBe(color),
  )
  test.each([
    'red; background: url(//evil.example)',
    'url(javascript:alert(1))',
    'var(--x)',
    'expression(alert(1))',
    '#ggg',
    '#12345',
    'rgb(1,2)',
    'constructor',
    '__proto__',
    '',
    'chartreuse',
  ])('%j is no colour', (value) => expect(safeColor(value)).toBeUndefined())
  test('no colour is no colour', () => expect(safeColor(undefined)).toBeUndefined())
})

describe('class names', () => {
  test('keep valid names, in order', () =>
    expect(classNames('py-5 col-md-6', undefined, 'card')).toBe('py-5 col-md-6 card'))
  test('drop invalid names', () => expect(classNames('a"b <x> ok {y}')).toBe('ok'))
  test('are undefined without a name', () => expect(classNames('', false, undefined)).toBeUndefined())
  test('drop a name of 65 characters', () => expect(classNames('a'.repeat(65))).toBeUndefined())
})

describe('lengths and positions', () => {
  test.each(['100%', '640px', '12.5rem', '60ch'])('%s is a length', (value) =>
    expect(safeLength(value)).toBe(value),
  )
  test.each(['calc(1px)', '10', 'px', '1px;color:red', '-5px'])('%j is none', (value) =>
    expect(safeLength(value)).toBeUndefined(),
  )
  test('center top is a position', () => expect(safePosition('Center  top')).toBe('center top'))
  test.each(['center; x', 'url(x)', 'a b c', ''])('%j is none', (value) =>
    expect(safePosition(value)).toBeUndefined(),
  )
})
