import { describe, expect, test } from 'vitest'
import { loadChanges } from '../history/load-changes.ts'
import {
  addField,
  type Change,
  changeContentType,
  changeField,
  createContentType,
  deleteContentType,
  deleteField,
  migration,
  orderFields,
} from '../vocabulary.ts'
import { replay } from './replay.ts'
import type { FieldSpec } from './space-model.ts'
import { wishedModels } from './wish.ts'

test('replaying every change leads to the model, field for field and in the same order', async () => {
  const models = replay(await loadChanges())
  expect(models).toEqual(wishedModels())
  expect(orders(models)).toEqual(orders(wishedModels()))
})

/** The order of fields is the editor's; the order of types is only that in which they came. */
const orders = (models: ReturnType<typeof wishedModels>) =>
  Object.values(models).map((model) =>
    Object.fromEntries(Object.entries(model).map(([id, type]) => [id, Object.keys(type.fields)])),
  )

const symbol: FieldSpec = { name: 'Title', type: 'Symbol', widget: 'singleLine' }
const talk = createContentType('talk', {
  spaces: ['events'],
  name: 'Talk',
  description: '',
  displayField: 'title',
  fields: { title: symbol, room: { ...symbol, name: 'Room' } },
})
const replayed = (...changes: Change[]) =>
  replay(changes.map((change, index) => ({ id: `000${index + 1}`, change })))

describe('each word', () => {
  test('creates a content type only in the spaces it names', () => {
    const models = replayed(migration('', [talk]))
    expect([Object.keys(models.association), Object.keys(models.events)]).toEqual([[], ['talk']])
  })

  test('adds a field after another one', () => {
    const models = replayed(migration('', [talk, addField('talk', 'day', { ...symbol, after: 'title' })]))
    expect(Object.keys(models.events.talk?.fields ?? {})).toEqual(['title', 'day', 'room'])
  })

  test('changes a field, and takes away what is set to undefined', () => {
    const first = changeField('talk', 'room', { help: 'Where?', required: true })
    const second = changeField('talk', 'room', { help: undefined, required: false })
    const models = replayed(migration('', [talk, first]), migration('', [second]))
    expect(models.events.talk?.fields.room).toEqual({ ...symbol, name: 'Room' })
  })

  test('deletes, orders and renames', () => {
    const models = replayed(
      migration('', [
        talk,
        orderFields('talk', ['room', 'title']),
        deleteField('talk', 'title'),
        changeContentType('talk', { displayField: 'room' }),
      ]),
    )
    expect(models.events.talk).toMatchObject({ displayField: 'room', fields: { room: { name: 'Room' } } })
    expect(replayed(migration('', [talk, deleteContentType('talk', { spaces: ['events'] })])).events).toEqual(
      {},
    )
  })
})

describe('a step that makes no sense is refused', () => {
  test.each([
    ['a field of nothing', [addField('talk', 'day', symbol)], 'no space has such a content type'],
    ['a type twice', [talk, talk], 'it exists already'],
    ['a field twice', [talk, addField('talk', 'room', symbol)], 'it has a field room already'],
    ['an unknown field', [talk, deleteField('talk', 'day')], 'it has no field day'],
    ['a place after nothing', [talk, addField('talk', 'a', { ...symbol, after: 'b' })], 'it has no field b'],
    ['half an order', [talk, orderFields('talk', ['room'])], 'the order must name each field once'],
  ])('%s', (_, steps, reason) => {
    expect(() => replayed(migration('', steps))).toThrow(reason)
  })
})
