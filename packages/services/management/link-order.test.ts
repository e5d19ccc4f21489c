import { expect, test } from 'vitest'
import { inLinkOrder } from './link-order.ts'
import type { Target } from './links.ts'

const entry = (id: string): Target => ({ type: 'Entry', id })
const ordered = (graph: Record<string, string[]>) =>
  inLinkOrder(Object.entries(graph).map(([id, links]) => ({ ...entry(id), links: links.map(entry) }))).map(
    (group) =>
      group
        .map(({ id }) => id)
        .toSorted()
        .join('+'),
  )

test('puts the target of a link before its source', () => {
  expect(ordered({ page: ['hero', 'text'], hero: ['button'], text: [], button: [] })).toEqual([
    'button',
    'hero',
    'text',
    'page',
  ])
})

test('keeps a circle together, after the entries that it links to', () => {
  expect(ordered({ a: ['b'], b: ['c'], c: ['a', 'end'], end: [], start: ['a'] })).toEqual([
    'end',
    'a+b+c',
    'start',
  ])
})

test('ignores a link to itself and a link to a missing entry', () => {
  expect(ordered({ a: ['a', 'nowhere'] })).toEqual(['a'])
})

test('an entry and an asset of the same id are two', () => {
  const both = [
    { ...entry('sky'), links: [{ type: 'Asset' as const, id: 'sky' }] },
    { type: 'Asset' as const, id: 'sky' },
  ]
  expect(
    inLinkOrder(both)
      .flat()
      .map(({ type }) => type),
  ).toEqual(['Asset', 'Entry'])
})

test('a long chain does not exhaust the stack', () => {
  const chain = Array.from({ length: 50_000 }, (_, n) => ({ ...entry(`${n}`), links: [entry(`${n + 1}`)] }))
  expect(inLinkOrder(chain)[0]?.[0]?.id).toBe('49999')
})
