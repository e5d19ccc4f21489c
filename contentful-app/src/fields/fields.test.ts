import { describe, expect, test } from 'vitest'
import { idsIn, insertedBefore, linkTo, linkValue, moved, nthOf } from '../contentful/link-list.ts'
import { parseNumber } from './controls/number-editor.tsx'
import { swatchOf } from './controls/swatch.ts'
import { countText, isNearLimit } from './field/counter.tsx'
import { difference } from './field/type-into.ts'
import { acceptedTypes } from './links/pick.ts'

describe('numbers', () => {
  test.each([
    ['12', true, { number: 12 }],
    [' -3 ', true, { number: -3 }],
    ['1,5', false, { number: 1.5 }],
    ['.5', false, { number: 0.5 }],
    ['', true, {}],
  ])('%j is read', (typed, isWhole, result) => {
    expect(parseNumber(typed, isWhole)).toEqual(result)
  })

  test.each([
    ['1.5', true],
    ['12px', true],
    ['-', true],
    ['1e3', false],
    ['99999999999999999999', true],
  ])('%j is no number of its kind', (typed, isWhole) => {
    expect(parseNumber(typed, isWhole).problem).toBeTruthy()
  })
})

describe('links', () => {
  test('one link or a list, as the field stores it', () => {
    const links = linkValue(['a', 'b'], { linkType: 'Entry', isList: true })
    expect(links).toEqual([linkTo('Entry', 'a'), linkTo('Entry', 'b')])
    expect(idsIn(links)).toEqual(['a', 'b'])
    expect(linkValue(['a', 'b'], { linkType: 'Asset', isList: false })).toEqual(linkTo('Asset', 'b'))
    expect(linkValue([], { linkType: 'Asset', isList: false })).toBeUndefined()
  })

  test('moving stays within the list', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b'])
  })

  test.each([
    [['a', 'b', 'a'], ['a', 'b', 'x', 'a'], 2],
    [['new', 'a', 'b', 'a'], ['new', 'a', 'b', 'x', 'a'], 3],
    [['b', 'a'], ['b', 'a', 'x'], 2],
    [[], ['x'], 0],
  ])('an insert finds its card in a list that changed since: %j', (now, ids, index) => {
    const card = nthOf(['a', 'b', 'a'], 2)
    expect(insertedBefore(now, card, ['x'])).toEqual({ ids, index })
  })

  test('a slot accepts every type that declares it, by name', () => {
    const names = acceptedTypes({ accepts: { to: { slot: 'block' } } }).map(({ name }) => name)
    expect(names).toContain('Quote')
    expect(names).not.toContain('Page')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  })
})

describe('counters', () => {
  test('say how long a text is and may be', () => {
    expect([countText(3, { max: 10 }), countText(3, {}), countText(3, { min: 2, max: 10 })]).toEqual([
      '3 of 10 characters',
      '3 characters',
      '3 of 10 characters, at least 2',
    ])
  })

  test('warn in the last tenth before the limit', () => {
    const near = (length: number) => isNearLimit(length, 100)
    expect([near(89), near(90), near(100), near(101), isNearLimit(5, undefined)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

test('a swatch shows names, hex and rgb, and nothing for the rest', () => {
  expect([swatchOf('Light Blue'), swatchOf('#fff'), swatchOf('rgb(1, 2, 3)'), swatchOf('blu')]).toEqual([
    '#d6e8f7',
    '#fff',
    'rgb(1, 2, 3)',
    undefined,
  ])
})

test.each([
  ['one two', 'one **two**', { from: 4, until: 7, inserted: '**two**' }],
  ['**two**', 'two', { from: 0, until: 7, inserted: 'two' }],
  ['aa', 'aaa', { from: 2, until: 2, inserted: 'a' }],
  ['same', 'same', { from: 4, until: 4, inserted: '' }],
])('from “%s” to “%s” only what differs is typed', (before, after, expected) => {
  expect(difference(before, after)).toEqual(expected)
})
