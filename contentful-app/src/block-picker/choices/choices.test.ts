import { models } from '@association/content/models'
import { expect, test } from 'vitest'
import { gridMove } from '../block-search.tsx'
import { choicesFor, firstSentence, found, sectionsOf } from './choices.ts'
import { recentTypes } from './recent-types.ts'

const blocks = choicesFor({ to: { slot: 'block' } }, 'association')
const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id)

test('a slot offers only the types that it accepts and that its space has', () => {
  expect(ids(blocks)).toContain('quoteBlock')
  expect(ids(blocks)).not.toContain('product')
  expect(ids(blocks)).not.toContain('eventPart')
  expect(ids(choicesFor({ to: { slot: 'block' } }, 'events'))).toContain('eventPart')
  expect(ids(choicesFor(models.statsList.fields.stats, 'association'))).toEqual(['stats'])
})

test('a name that begins with the query comes before a synonym, and a synonym before the sentence', () => {
  expect(ids(found(blocks, 'title')).slice(0, 2)).toEqual(['title', 'metaTitle'])
  expect(ids(found(blocks, 'hero'))).toEqual(['fullHeightSection', 'mainJumbotron'])
  expect(ids(found(blocks, 'attribution'))).toEqual(['quoteBlock'])
  expect(found(blocks, 'zeppelin')).toEqual([])
})

test('each word of a query must match', () => {
  expect(ids(found(blocks, 'pull quote'))).toEqual(['quoteBlock'])
})

test('recently used types come first and are listed once', () => {
  const [first, ...others] = sectionsOf(blocks, { query: '', recent: ['quoteBlock', 'gone'] })
  expect([first?.name, ids(first?.choices ?? [])]).toEqual(['Recently used', ['quoteBlock']])
  expect(others.flatMap(({ choices }) => ids(choices))).not.toContain('quoteBlock')
  expect(others.flatMap(({ choices }) => choices)).toHaveLength(blocks.length - 1)
})

test('every type of a slot has a category of its own', () => {
  expect(blocks.filter(({ category }) => category === 'More').map(({ id }) => id)).toEqual([])
})

test('a category lists first what pages need most', () => {
  const text = sectionsOf(blocks, { query: '', recent: [] }).find(({ name }) => name === 'Text')
  expect(ids(text?.choices ?? []).slice(0, 3)).toEqual(['title', 'metaTitle', 'content'])
})

test('six types are remembered, the newest first', () => {
  const kept = new Map<string, string>()
  const recent = recentTypes({ get: (key) => kept.get(key), set: (key, text) => kept.set(key, text) })
  for (const type of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recent.used(type)
  expect(recent.get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
})

test('a description is cut after its first sentence', () => {
  expect(firstSentence('A heading. The first one is the main heading.')).toBe('A heading.')
  expect(firstSentence('No end')).toBe('No end')
})

const box = (column: number, row: number) => ({ left: column * 100, top: row * 100, width: 90, height: 90 })
const grid = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1)]

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 4],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 1, 1],
])('%s leads from option %i to option %i', (key, from, to) => {
  expect(gridMove(grid, from, key)).toBe(to)
})
