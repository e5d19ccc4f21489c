import { describe, expect, test } from 'vitest'
import type { ReleaseItem } from './item.ts'
import { childrenFirst, holdersOf } from './order.ts'
import { rowsOf } from './rows.ts'
import { item, itemMap, keyed } from './testing/items.ts'

const order = (...items: readonly ReleaseItem[]) =>
  childrenFirst(itemMap(...items), keyed('root')).map(({ id }) => id)
const rows = (...items: readonly ReleaseItem[]) =>
  rowsOf(itemMap(...items), keyed('root')).map(({ item: { id }, level }) => `${level} ${id}`)
const published = { status: 'published' } as const

describe('the order of a release', () => {
  test('an item comes before all items that contain it, and the root comes last', () =>
    expect(
      order(item('root', ['band', 'shared']), item('band', ['box']), item('box', ['shared']), item('shared')),
    ).toEqual(['shared', 'box', 'band', 'root']))

  test('leaves out published and archived items, but follows their links', () =>
    expect(
      order(
        item('root', ['band', 'old'], published),
        item('band', ['inner'], published),
        item('inner', [], { status: 'changed' }),
        item('old', [], { status: 'archived' }),
      ),
    ).toEqual(['inner']))

  test('crosses into the other space', () =>
    expect(order(item('root', ['events/Entry/course']), item('course', [], { space: 'events' }))).toEqual([
      'course',
      'root',
    ]))

  test('ends at cycles and at links to nothing', () =>
    expect(
      order(item('root', ['one']), item('one', ['two', 'one']), item('two', ['one', 'root', 'gone'])),
    ).toEqual(['two', 'one', 'root']))

  test('walks a chain of two thousand entries', () => {
    const chain = Array.from({ length: 2000 }, (_, index) => item(`s${index}`, [`s${index + 1}`]))
    expect(order(item('root', ['s0']), ...chain)).toHaveLength(2001)
  })
})

test('holders are found through published items', () => {
  const items = itemMap(
    item('root', ['band']),
    item('band', ['box'], published),
    item('box', []),
    item('other'),
  )
  expect([...holdersOf(items, new Set([keyed('box')]))]).toEqual([keyed('band'), keyed('root')])
})

describe('the rows of a release', () => {
  test('show what waits and what leads to it, in the order of the page', () =>
    expect(
      rows(
        item('root', ['done', 'band', 'last'], published),
        item('done', [], published),
        item('band', ['inner'], published),
        item('inner'),
        item('last', [], { status: 'changed' }),
      ),
    ).toEqual(['1 root', '2 band', '3 inner', '2 last']))

  test('show an item once, at its place nearest to the root', () =>
    expect(rows(item('root', ['band', 'shared']), item('band', ['shared']), item('shared'))).toEqual([
      '1 root',
      '2 band',
      '2 shared',
    ]))
})
