import { expect, test } from 'vitest'
import { linkTo } from '../contentful/links.ts'
import { mergeTree, type WireNode } from './merge-tree.ts'

const node = (id: string, fields: Record<string, unknown> = {}, space?: string): WireNode => ({
  sys: { id, type: 'Entry', ...(space ? { space: { sys: { id: space } } } : {}) },
  fields,
})
const change = (id: string, field: string, value: unknown) => ({ space: 'home', id, field, value })

test('replaces a value at every place of its entry', () => {
  const quote = node('quote', { by: 'A' })
  const page = node('page', {
    sections: [node('section', { items: [quote] }), { ...quote, fields: { by: 'A' } }],
  })
  const tree = mergeTree(page, 'home')
  expect(tree.set(change('quote', 'by', 'B'))).toEqual({ isHeld: true, missing: [] })
  expect(JSON.stringify(tree.data).match(/"by":"B"/g)).toHaveLength(2)
})

test('content that contains itself is walked once', () => {
  const page = node('page', {})
  page.fields.related = [page]
  const tree = mergeTree(page, 'home')
  tree.set(change('page', 'title', 'Round'))
  expect(structuredClone(tree.data).fields.title).toBe('Round')
})

test('an entry that the content does not hold changes nothing', () => {
  expect(mergeTree(node('page'), 'home').set(change('other', 'by', 'B')).isHeld).toBe(false)
})

test('an entry of the same id in the other space is another one', () => {
  const tree = mergeTree(node('page', { item: node('same', { by: 'theirs' }, 'away') }, 'home'), 'home')
  expect(tree.set(change('same', 'by', 'ours')).isHeld).toBe(false)
})

test('links become the loaded content, and missing entries are reported', () => {
  const tree = mergeTree(node('page', { items: [node('a', { by: 'A' }), node('b', { by: 'B' })] }), 'home')
  const value = [linkTo('Entry', 'b'), linkTo('Entry', 'new'), linkTo('Entry', 'a')]
  const { missing } = tree.set(change('page', 'items', value))
  expect(missing).toEqual([linkTo('Entry', 'new')])
  expect(tree.data.fields.items).toMatchObject([
    { fields: { by: 'B' } },
    linkTo('Entry', 'new'),
    { fields: { by: 'A' } },
  ])
})

test('links an entry that was added later, also inside rich text', () => {
  const tree = mergeTree(node('page', {}), 'home')
  const text = (target: unknown) => ({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
  })
  tree.add(node('new', { by: 'N' }))
  tree.set(change('page', 'text', text(linkTo('Entry', 'new'))))
  expect(tree.data.fields.text).toMatchObject(text({ fields: { by: 'N' } }))
})

test('an emptied field is gone', () => {
  const tree = mergeTree(node('page', { title: 'x' }), 'home')
  tree.set(change('page', 'title', undefined))
  expect(tree.data.fields).toEqual({})
})
