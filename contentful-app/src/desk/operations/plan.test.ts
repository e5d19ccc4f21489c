import { contentTypeFor } from '@association/content/content-types'
import type { BlockPosition, EntryId } from '@association/content/preview/operations.ts'
import { expect, test } from 'vitest'
import { linkTo } from '../../contentful/link-list.ts'
import { type DeskContent, type PlannedOperation, planOf } from './plan.ts'

type Block = { type: string; values?: Record<string, unknown> }

const links = (...ids: string[]) => ids.map((id) => linkTo('Entry', id))

const page: Record<string, Block> = {
  one: { type: 'section', values: { elements: links('hero', 'quote') } },
  two: { type: 'section' },
  hero: { type: 'quoteBlock' },
  quote: { type: 'quoteBlock' },
  home: { type: 'page', values: { sections: links('one', 'two') } },
}
const world: DeskContent = {
  typeOf: ({ entry }) => contentTypeFor(page[entry]?.type ?? ''),
  titleOf: ({ entry }) => entry.toUpperCase(),
  valueOf: ({ entry, field }) => page[entry]?.values?.[field],
  holds: (outer: EntryId, inner: EntryId) => outer.entry === 'one' && inner.entry === 'hero',
}
const at = (entry: string, index: number, field = 'elements'): BlockPosition => ({
  space: 'association',
  entry,
  field,
  index,
})
const idsOf = (value: unknown) =>
  value === null ? [] : (value as ReturnType<typeof links>).map(({ sys }) => sys.id)

function planned(operation: PlannedOperation) {
  const plan = planOf(operation, world)
  if ('refusal' in plan) return plan.refusal
  return [plan.said, ...plan.changes.map(({ entry, after }) => [entry, idsOf(after)])]
}

test('a block moves within its list; the index is the one before the move', () => {
  expect(planned({ do: 'move', from: at('one', 0), to: at('one', 2) })).toEqual([
    'Moved “HERO” after “QUOTE”, 2 of 2',
    ['one', ['quote', 'hero']],
  ])
  expect(planned({ do: 'move', from: at('one', 1), to: at('one', 0) })).toEqual([
    'Moved “QUOTE” before “HERO”, 1 of 2',
    ['one', ['quote', 'hero']],
  ])
})

test('a block that is meant is found although the list has changed, and no other block goes instead', () => {
  const meant = (block: string, index: number) => ({ ...at('one', index), block })
  expect(planned({ do: 'remove', at: meant('quote', 2) })).toEqual(['Removed “QUOTE”', ['one', ['hero']]])
  expect(planned({ do: 'move', from: meant('quote', 0), to: at('two', 0) })).toContainEqual(['one', ['hero']])
  const gone = 'The page has changed since then. Try again'
  expect(planned({ do: 'remove', at: meant('other', 0) })).toBe(gone)
  expect(planned({ do: 'move', from: meant('other', 0), to: at('two', 0) })).toBe(gone)
})

test('a block moves into another entry', () => {
  expect(planned({ do: 'move', from: at('one', 0), to: at('two', 0) })).toEqual([
    'Moved “HERO” into “TWO”, as the only block',
    ['two', ['hero']],
    ['one', ['quote']],
  ])
})

test('blocks are inserted, removed and replaced', () => {
  expect(planned({ do: 'insert', at: at('one', 1), blocks: ['quote', 'hero'] })).toEqual([
    'Inserted 2 blocks after “HERO”',
    ['one', ['hero', 'quote', 'hero', 'quote']],
  ])
  expect(planned({ do: 'remove', at: at('one', 0) })).toEqual(['Removed “HERO”', ['one', ['quote']]])
  expect(planned({ do: 'replace', at: at('one', 0), by: 'quote' })).toEqual([
    'Replaced “HERO” by “QUOTE”',
    ['one', ['quote', 'quote']],
  ])
})

test.each([
  [
    'a type that the field does not accept',
    { do: 'insert', at: at('one', 0), blocks: ['home'] },
    /does not accept a page/,
  ],
  [
    'a block inside itself',
    { do: 'move', from: at('home', 0, 'sections'), to: at('one', 0) },
    /inside itself/,
  ],
  ['a field that lists no blocks', { do: 'remove', at: at('hero', 0, 'quote') }, /has changed since then/],
  ['a position that is gone', { do: 'remove', at: at('one', 7) }, /has changed since then/],
] as const)('an operation is refused in words: %s', (_, operation, words) => {
  expect(planned(operation)).toMatch(words)
})

test('a block of the other space is refused', () => {
  const to: BlockPosition = { ...at('two', 0), space: 'events' }
  expect(planned({ do: 'move', from: at('one', 0), to })).toMatch(/stays in its space/)
})
