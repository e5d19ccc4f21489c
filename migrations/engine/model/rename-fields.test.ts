import { expect, test } from 'vitest'
import { addField, createContentType, deleteField, renameField } from '../vocabulary.ts'
import { renameFields, renamesIn } from './rename-fields.ts'

const symbol = { name: 'Name', type: 'Symbol', widget: 'singleLine' } as const

test('a field that is renamed twice is renamed once', () => {
  const steps = [renameField('talk', 'a', 'b'), renameField('talk', 'b', 'c'), renameField('room', 'a', 'x')]
  expect(renamesIn(steps, 'talk')).toEqual({ a: 'c' })
})

test('a field that is added, deleted or renamed back is no rename', () => {
  expect(renamesIn([addField('talk', 'a', symbol), renameField('talk', 'a', 'b')], 'talk')).toEqual({})
  expect(renamesIn([renameField('talk', 'a', 'b'), deleteField('talk', 'b')], 'talk')).toEqual({})
  expect(renamesIn([renameField('talk', 'a', 'b'), renameField('talk', 'b', 'a')], 'talk')).toEqual({})
  const spec = { name: '', description: '', displayField: 'a', fields: { a: symbol } }
  const created = createContentType('talk', { ...spec, spaces: ['events'] })
  expect(renamesIn([created, renameField('talk', 'a', 'b')], 'talk')).toEqual({})
})

test('an id that is free again may be taken', () => {
  const steps = [deleteField('talk', 'b'), renameField('talk', 'a', 'b'), addField('talk', 'a', symbol)]
  expect(renamesIn(steps, 'talk')).toEqual({ a: 'b' })
})

test('groups of the editor and the title follow', () => {
  const editor = { editorLayout: [{ groupId: 'main', items: [{ fieldId: 'a' }, { groupId: 'a' }] }] }
  const talk = { name: '', description: '', displayField: 'a', fields: { a: symbol }, editor }
  expect(renameFields(talk, { a: 'b' })).toEqual({
    ...talk,
    displayField: 'b',
    fields: { b: symbol },
    editor: { editorLayout: [{ groupId: 'main', items: [{ fieldId: 'b' }, { groupId: 'a' }] }] },
  })
})

test('a field whose id another one takes is left out', () => {
  const [one, other] = [symbol, { ...symbol, name: 'Other' }]
  const talk = { name: '', description: '', displayField: 'a', fields: { a: one, b: other } }
  expect(renameFields(talk, { a: 'b' }).fields).toEqual({ b: one })
  expect(renameFields(talk, { a: 'b', b: 'a' }).fields).toEqual({ b: one, a: other })
})
