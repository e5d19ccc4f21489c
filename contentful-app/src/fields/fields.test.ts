import { describe, expect, test } from 'vitest'
import { idsIn, linkTo, linkValue, moved } from './link-list.ts'
import { insertBlock, prefixLines, wrapSelection } from './markdown-edits.ts'
import { parseNumber } from './parse-number.ts'
import { acceptedTypes } from './pick.ts'
import { swatchOf } from './swatch.ts'
import { difference } from './type-into.ts'

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

  test('a slot accepts every type that declares it, by name', () => {
    const names = acceptedTypes({ accepts: { to: { slot: 'block' } } }).map(({ name }) => name)
    expect(names).toContain('Quote')
    expect(names).not.toContain('Page')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  })
})

describe('the toolbar', () => {
  const typed = (marked: string) => {
    const start = marked.indexOf('[')
    const end = marked.indexOf(']') - 1
    return { text: marked.replace('[', '').replace(']', ''), start, end }
  }

  test('marks the selection, and takes the marks away again', () => {
    const bold = wrapSelection(typed('so [loud] it is'), ['**', '**'])
    expect(bold).toEqual({ text: 'so **loud** it is', start: 5, end: 9 })
    expect(wrapSelection(bold, ['**', '**'])).toEqual({ text: 'so loud it is', start: 3, end: 7 })
  })

  test('an embed stands on lines of its own', () => {
    expect(insertBlock(typed('above [] below'), '![x](entry:e)').text).toBe('above\n\n![x](entry:e)\n\nbelow')
    expect(insertBlock({ text: '', start: 0, end: 0 }, '![x](entry:e)').text).toBe('![x](entry:e)\n\n')
  })

  test('every selected line becomes an item', () => {
    expect(prefixLines(typed('a\nb[b\nc]c'), '- ').text).toBe('a\n- bb\n- cc')
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
