import { expect, test } from 'vitest'
import type { ReleaseItem } from '../../release/items/item.ts'
import { statesBelow } from './below.ts'

const item = (key: string, shows: string[] = [], status: ReleaseItem['status'] = 'published') =>
  ({ key, shows, status }) as Partial<ReleaseItem> as ReleaseItem

const states = (items: readonly ReleaseItem[], faulty: readonly string[] = []) =>
  Object.fromEntries(
    statesBelow({
      items: new Map(items.map((each) => [each.key, each])),
      isFaulty: ({ key }) => faulty.includes(key),
    }),
  )

test('marks every item above an unpublished item, but not that item', () =>
  expect(
    states([
      item('page', ['band', 'other']),
      item('band', ['quote']),
      item('quote', [], 'changed'),
      item('other'),
    ]),
  ).toEqual({ page: 'waiting', band: 'waiting' }))

test('an error below hides an unpublished item below', () =>
  expect(states([item('page', ['a', 'b']), item('a', [], 'draft'), item('b')], ['b'])).toEqual({
    page: 'faulty',
  }))

test('a deleted block is an error of every item above it', () =>
  expect(states([item('page', ['band']), item('band', ['gone'])])).toEqual({
    page: 'faulty',
    band: 'faulty',
  }))

test('a cycle ends', () =>
  expect(states([item('a', ['b']), item('b', ['a'], 'draft')])).toEqual({ a: 'waiting', b: 'waiting' }))
