import { expect, test } from 'vitest'
import type { PreviewItem } from '../../content/resolved-trees.ts'
import { type Lookup, listsOf, placeOfBlock } from './block-place.ts'

const ids = { association: 'space-a', events: 'space-e' }
const root = { space: 'association', entry: 'home' } as const
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const item = (type: string, fields: PreviewItem['fields']): PreviewItem => ({
  sys: { id: type, contentType: { sys: { id: type } } },
  fields,
})
const items: Record<string, PreviewItem> = {
  home: item('page', { title: 'Home', sections: ['gone', 'quote', 'section', 'quote'].map(link) }),
  section: item('section', { elements: [link('quote')] }),
  jumbotron: item('mainJumbotron', { title: link('title') }),
}
const lookup: Lookup = { ids, root, item: ({ id }) => items[id] }
const block = (id: string, ...around: string[]) => ({
  entry: { space: 'association' as const, id },
  trail: [...around, id].map((each) => `association/${each}`),
})

test('a place counts the stored links, also those that lead nowhere', () => {
  expect(placeOfBlock(block('quote'), lookup)?.place).toEqual({
    ...root,
    field: 'sections',
    index: 1,
    block: 'quote',
  })
})

test('the second block of the same entry has the second place', () => {
  expect(placeOfBlock(block('quote'), lookup, 1)?.place.index).toBe(3)
})

test('a block inside a block has a place in that block', () => {
  const place = { space: 'association', entry: 'section', field: 'elements', index: 0 }
  expect(placeOfBlock(block('quote', 'section'), lookup)).toMatchObject({ place, length: 1 })
})

test('a field for one block is no list', () => {
  expect(placeOfBlock(block('title', 'jumbotron'), lookup)?.slot).toMatchObject({ isList: false, max: 1 })
})

test('the previewed entry itself has no place, nor has a block inside a text', () => {
  expect(placeOfBlock(block('home'), lookup)).toBeUndefined()
  expect(placeOfBlock(block('cta', 'quote'), lookup)).toBeUndefined()
})

test('empty lists are known', () => {
  const empty = listsOf({ space: 'association', entry: 'jumbotron' }, lookup).filter(
    ({ length, slot }) => length === 0 && slot.isList,
  )
  expect(empty.map(({ slot }) => slot.field)).toEqual(['bottomComponents'])
})
