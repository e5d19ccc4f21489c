import { describe, expect, test } from 'vitest'
import { intentOf, typedAhead } from './keys.ts'
import type { TreeRow } from './rows.ts'

const row = (key: string, more: Partial<TreeRow> = {}) =>
  ({ node: { key }, canExpand: false, isExpanded: false, ...more }) as TreeRow
const rows = [
  row('page', { canExpand: true, isExpanded: true }),
  row('hero', { parent: 'page', canExpand: true }),
  row('quote', { parent: 'page' }),
]
const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const press = (key: string, index: number, more = {}) => intentOf({ ...plain, key, ...more }, rows, index)

describe('the keys of the outline', () => {
  test.each([
    ['ArrowDown', 0, { do: 'focus', key: 'hero' }],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', 2, { do: 'focus', key: 'hero' }],
    ['ArrowUp', 0, undefined],
    ['Home', 2, { do: 'focus', key: 'page' }],
    ['End', 0, { do: 'focus', key: 'quote' }],
    ['ArrowRight', 1, { do: 'expand', key: 'hero' }],
    ['ArrowRight', 0, { do: 'focus', key: 'hero' }],
    ['ArrowRight', 2, undefined],
    ['ArrowLeft', 0, { do: 'collapse', key: 'page' }],
    ['ArrowLeft', 2, { do: 'focus', key: 'page' }],
    ['Enter', 1, { do: 'open' }],
    ['Delete', 1, { do: 'remove' }],
    ['ContextMenu', 1, { do: 'menu' }],
  ])('%s on row %i', (key, index, intent) => expect(press(key, index)).toEqual(intent))

  test('Alt with an arrow moves, Shift+F10 opens the menu, and Ctrl belongs to the browser', () => {
    expect(press('ArrowUp', 2, { altKey: true })).toEqual({ do: 'move', by: -1 })
    expect(press('ArrowDown', 1, { altKey: true })).toEqual({ do: 'move', by: 1 })
    expect(press('F10', 1, { shiftKey: true })).toEqual({ do: 'menu' })
    expect(press('Home', 1, { ctrlKey: true })).toBeUndefined()
  })
})

describe('typing ahead', () => {
  const words = ['Home', 'Hero', 'Quote', 'Hints']
  test('stays while the words still match', () => expect(typedAhead(words, 1, 'he')).toBe(1))
  test('walks on with the same letter', () => {
    expect(typedAhead(words, 1, 'h')).toBe(3)
    expect(typedAhead(words, 3, 'hh')).toBe(0)
  })
  test('finds nothing', () => expect(typedAhead(words, 0, 'x')).toBeUndefined())
})
