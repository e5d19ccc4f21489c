import { describe, expect, test } from 'vitest'
import { loadChanges } from '../history/load-changes.ts'
import type { FieldSpec } from '../specs/space-model.ts'
import {
  acceptBeside,
  acceptIn,
  addField,
  type Change,
  changeContentType,
  changeField,
  createContentType,
  deleteContentType,
  deleteField,
  migration,
  orderFields,
  stopAcceptingIn,
} from '../vocabulary.ts'
import { replay } from './replay.ts'
import { wishedModels } from './wish.ts'

test('replaying every change leads to the model, field for field and in the same order', async () => {
  const models = replay(await loadChanges())
  expect(models).toEqual(wishedModels())
  expect(orders(models)).toEqual(orders(wishedModels()))
})

/** Editors see the order of fields. The order of types has no meaning. */
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

  test('changes a field, and removes a property that is set to undefined', () => {
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

describe('lists of accepted content types', () => {
  const accepting = (...types: string[]) => [{ linkContentType: types }]
  const entries = { type: 'Link', linkType: 'Entry', validations: accepting('talk') } as const
  const page = createContentType('page', {
    spaces: ['association', 'events'],
    name: 'Page',
    description: '',
    displayField: 'title',
    fields: {
      title: symbol,
      opener: { name: 'Opener', widget: 'entryLinkEditor', ...entries },
      talks: { name: 'Talks', widget: 'entryLinksEditor', type: 'Array', items: entries },
      text: {
        name: 'Text',
        widget: 'richTextEditor',
        type: 'RichText',
        validations: [
          { nodes: { 'embedded-entry-block': accepting('talk'), 'entry-hyperlink': accepting('page') } },
        ],
      },
      all: { name: 'All', widget: 'entryLinkEditor', type: 'Link', linkType: 'Entry' },
    },
  })
  const places = ['page.opener', 'page.talks', 'page.text.embedded-entry-block']
  const box = (id: string) =>
    createContentType(id, {
      spaces: ['association', 'events'],
      name: 'Box',
      description: '',
      displayField: 'title',
      fields: { title: symbol },
    })
  const start = migration('', [talk, page])
  const branch = (id: string) => migration(id, [box(id), acceptIn(id, places)])

  test('grow by the additions of two branches, in either order', () => {
    const models = replayed(start, branch('factBox'), branch('callout'))
    expect(models).toEqual(replayed(start, branch('callout'), branch('factBox')))
    expect(models.events.page?.fields).toMatchObject({
      opener: { validations: accepting('callout', 'factBox', 'talk') },
      talks: { items: { validations: accepting('callout', 'factBox', 'talk') } },
      text: {
        validations: [
          {
            nodes: {
              'embedded-entry-block': accepting('callout', 'factBox', 'talk'),
              'entry-hyperlink': accepting('page'),
            },
          },
        ],
      },
    })
  })

  test('grow wherever another content type is accepted', () => {
    expect(replayed(start, migration('', [box('factBox'), acceptBeside('factBox', 'talk')]))).toEqual(
      replayed(start, branch('factBox')),
    )
  })

  test('shrink by the named types, and keep the rest', () => {
    const models = replayed(start, branch('factBox'), migration('', [stopAcceptingIn('talk', places)]))
    expect(models.events.page?.fields.opener?.validations).toEqual(accepting('factBox'))
  })

  test.each([
    ['a content type that no space has', acceptIn('quote', places), 'no space has such a content type'],
    ['a content type that no field accepts', acceptBeside('talk', 'quote'), 'no field accepts quote'],
    ['no field', acceptIn('talk', []), 'it names no field'],
    ['a place without a field', acceptIn('talk', ['page']), '“page” is no place such as page.sections'],
    ['a field of a content type that no space has', acceptIn('talk', ['x.y']), 'has the content type of x.y'],
    ['an unknown field', acceptIn('talk', ['page.day']), 'page has no field day'],
    ['a field that accepts everything', acceptIn('talk', ['page.all']), 'page.all has no list of accepted'],
    ['rich text without its node', acceptIn('talk', ['page.text']), 'page.text has no list of accepted'],
    ['the last of a list', stopAcceptingIn('talk', ['page.talks']), 'page.talks accepts nothing else'],
  ])('refuse %s', (_, step, reason) => {
    expect(() => replayed(start, migration('', [step]))).toThrow(reason)
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
