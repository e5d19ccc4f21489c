import { expect, test } from 'vitest'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { forSpace } from './for-space.ts'

const typeWith = (field: FieldSpec): TypeSpec => ({
  name: 'Page',
  description: '',
  displayField: 'title',
  fields: { field },
})
const link = { type: 'Link', linkType: 'Entry' } as const
const accepting = (ids: string[]) => [{ linkContentType: ids }]
const list = (ids: string[]): FieldSpec => ({
  name: 'Blocks',
  type: 'Array',
  widget: 'entryCardsEditor',
  items: { ...link, validations: accepting(ids) },
})

test('a reference accepts the content types that live in the space', () => {
  const quote = typeWith({ name: 'Text', type: 'Symbol', widget: 'singleLine' })
  const model = { quote, page: typeWith(list(['quote', 'schedule'])) }
  expect(forSpace(model).page?.fields.field).toEqual(list(['quote']))
})

test('embedded entries too', () => {
  const text = (ids: string[]): FieldSpec => ({
    name: 'Text',
    type: 'RichText',
    widget: 'richTextEditor',
    validations: [{ nodes: { 'embedded-entry-block': accepting(ids) } }],
  })
  expect(forSpace({ page: typeWith(text(['page', 'schedule'])) }).page?.fields.field).toEqual(text(['page']))
})

test('a list that would become empty stays, for an empty one accepts everything', () => {
  expect(forSpace({ page: typeWith(list(['schedule'])) }).page?.fields.field).toEqual(list(['schedule']))
})
