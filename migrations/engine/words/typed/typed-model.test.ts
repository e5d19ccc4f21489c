import { describe, expect, test } from 'vitest'
import { type After, type Change, change, linkToEntry } from '../../vocabulary.ts'
import type { FactsOf } from './facts.ts'
import type { TypedModel } from './typed-model.ts'

type Before = FactsOf<{
  talk: {
    title: 'Symbol'
    room: 'Symbol'
    length: 'Integer'
    speakers: 'Array<Link<Entry>>'
    text: 'RichText'
  }
  room: { name: 'Symbol'; plan: 'Link<Asset>'; settings: 'Object'; open: 'Boolean' }
}>

const symbol = { name: 'Name', type: 'Symbol', widget: 'singleLine' } as const
const floor = {
  spaces: ['events'],
  name: 'Floor',
  description: 'A floor',
  displayField: 'name',
  fields: { name: symbol, rooms: { ...symbol, type: 'Array', items: { type: 'Link', linkType: 'Entry' } } },
} as const

describe('a typed change returns the plain steps', () => {
  test('in the order of its words', () => {
    const { about, steps } = change('Rooms', (model: TypedModel<Before>) =>
      model
        .createContentType('floor', floor)
        .addField('room', 'floor', { ...symbol, type: 'Link', linkType: 'Entry', after: 'name' })
        .renameField('talk', 'room', 'place')
        .moveField('talk', 'place', 'first'),
    )
    const { spaces, ...spec } = floor
    expect(about).toBe('Rooms')
    expect(steps).toEqual([
      { do: 'createContentType', type: 'floor', spaces, spec },
      {
        do: 'addField',
        type: 'room',
        field: 'floor',
        spec: { ...symbol, type: 'Link', linkType: 'Entry' },
        after: 'name',
      },
      { do: 'renameField', type: 'talk', field: 'room', to: 'place' },
      { do: 'moveField', type: 'talk', field: 'place' },
    ])
  })

  test('with places of links and of nodes in rich text', () => {
    const places = ['talk.speakers', 'talk.text.embedded-entry-block', 'floor.rooms'] as const
    const { steps } = change('', (model: TypedModel<Before>) =>
      model
        .createContentType('floor', floor)
        .acceptIn('floor', places)
        .stopAcceptingIn('room', ['talk.speakers']),
    )
    expect(steps.slice(1)).toEqual([
      { do: 'acceptIn', type: 'floor', places },
      { do: 'stopAcceptingIn', type: 'room', places: ['talk.speakers'] },
    ])
  })

  test('with the functions as they were given', () => {
    const shorten = ({ fields }: { fields: { title?: string } }) => ({ title: fields.title?.slice(0, 60) })
    const { steps } = change('', (model: TypedModel<Before>) => model.transformEntries('talk', shorten))
    expect(steps).toEqual([{ do: 'transformEntries', type: 'talk', change: shorten }])
  })

  test('two changes that begin alike do not meet', () => {
    change('', (model: TypedModel<Before>) => {
      const begun = model.deleteField('talk', 'room')
      expect(begun.deleteField('talk', 'title').steps).toHaveLength(2)
      return begun
    })
  })
})

test('a change sees the model that the previous change leaves', () => {
  const first = change('', (model) => model.createContentType('floor', floor))
  const second = change('', (model: After<typeof first>) => model.renameField('floor', 'rooms', 'halls'))
  const third = change('', (model: After<typeof second>) =>
    model.transformEntries('floor', ({ fields }) => ({ halls: fields.halls?.slice(0, 1) })),
  )
  expect([first, second, third].flatMap(({ steps }) => steps.map((step) => step.do))).toEqual([
    'createContentType',
    'renameField',
    'transformEntries',
  ])
})

test('a word sees the model that the previous words leave', () => {
  const { steps } = change('', (model: TypedModel<Before>) =>
    model
      .createContentType('floor', floor)
      .addField('talk', 'floor', { ...symbol, type: 'Link', linkType: 'Entry' })
      .renameField('talk', 'room', 'place')
      .deriveEntries('talk', 'floor', ({ id, fields }) => ({
        entries: [{ id: `floor-${id}`, fields: { name: fields.place, rooms: [linkToEntry(id)] } }],
        fields: { floor: linkToEntry(`floor-${id}`), place: undefined },
      }))
      .deleteField('talk', 'place')
      .moveEntries('room', 'floor', ({ id, fields }) => ({ id: `room-${id}`, fields: { name: fields.name } }))
      .deleteContentType('room', { spaces: ['association', 'events'] }),
  )
  expect(steps.map((step) => step.do)).toEqual([
    'createContentType',
    'addField',
    'renameField',
    'deriveEntries',
    'deleteField',
    'moveEntries',
    'deleteContentType',
  ])
})

/** Only the compiler reads it: each line below a `@ts-expect-error` must not compile. */
const _mustNotCompile = (model: TypedModel<Before>, untyped: After<Change>) => ({
  'the words of a change after one without types': [
    // @ts-expect-error it is a sentence that says so
    untyped.deleteField('talk', 'room'),
  ],
  'ids that nothing has': [
    // @ts-expect-error no such content type
    model.deleteField('tolk', 'title'),
    // @ts-expect-error no such field
    model.deleteField('talk', 'name'),
    // @ts-expect-error a field of another content type
    model.changeField('talk', 'plan', { help: 'Which?' }),
    // @ts-expect-error no such field to follow
    model.moveField('talk', 'room', { after: 'plan' }),
    // @ts-expect-error no such field to follow
    model.addField('talk', 'day', { ...symbol, after: 'plan' }),
    // @ts-expect-error no such title field
    model.changeContentType('talk', { displayField: 'plan' }),
    // @ts-expect-error no such field in the order
    model.orderFields('talk', ['title', 'plan']),
    // @ts-expect-error no such content type
    model.transformEntries('tolk', () => undefined),
    // @ts-expect-error no such content type to derive
    model.deriveEntries('talk', 'floor', () => undefined),
    // @ts-expect-error no such content type to move to
    model.moveEntries('talk', 'floor', () => undefined),
    // @ts-expect-error no such content type
    model.deleteEntries('floor'),
    // @ts-expect-error no such content type
    model.changeEditor('floor', {}),
    // @ts-expect-error no such content type to accept
    model.acceptIn('floor', ['talk.speakers']),
    // @ts-expect-error no such content type beside it
    model.acceptBeside('room', 'floor'),
    // @ts-expect-error no such field to accept it
    model.acceptIn('room', ['talk.rooms']),
    // @ts-expect-error a field of text accepts no entries
    model.stopAcceptingIn('room', ['talk.title']),
    // @ts-expect-error rich text accepts entries at a kind of node
    model.acceptIn('room', ['talk.text']),
  ],
  'ids that are taken': [
    // @ts-expect-error the field is there already
    model.addField('talk', 'room', symbol),
    // @ts-expect-error the field is there already
    model.renameField('talk', 'room', 'title'),
  ],
  'what an earlier word took away': [
    // @ts-expect-error deleted just before
    model.deleteField('talk', 'room').renameField('talk', 'room', 'place'),
    // @ts-expect-error its name is another one now
    model.renameField('talk', 'room', 'place').transformEntries('talk', () => ({ room: 'A' })),
    // @ts-expect-error its name is another one now
    model.renameField('talk', 'room', 'place').deleteEntries('talk', ({ fields }) => fields.room === ''),
    // @ts-expect-error gone from both spaces
    model.deleteContentType('room', { spaces: ['association', 'events'] }).deleteField('room', 'name'),
  ],
  'values of another type': [
    // @ts-expect-error text, not a number
    model.transformEntries('talk', () => ({ title: 1 })),
    // @ts-expect-error a number, not text
    model.transformEntries('talk', () => ({ length: '60' })),
    // @ts-expect-error a list of links, not one
    model.transformEntries('talk', ({ id }) => ({ speakers: linkToEntry(id) })),
    // @ts-expect-error a link to an asset, not to an entry
    model.transformEntries('room', ({ id }) => ({ plan: linkToEntry(id) })),
    // @ts-expect-error a document, not text
    model.transformEntries('talk', () => ({ text: 'Hello' })),
    // @ts-expect-error yes or no
    model.transformEntries('room', () => ({ open: 'yes' })),
    // @ts-expect-error a value that is read has the type of its field
    model.transformEntries('talk', ({ fields }) => ({ title: fields.length })),
    // @ts-expect-error a transform answers at once
    model.transformEntries('talk', async () => ({ title: '' })),
  ],
  'values of fields that do not exist': [
    // @ts-expect-error no such field, alone
    model.transformEntries('talk', () => ({ name: 'x' })),
    // @ts-expect-error no such field, beside one that exists
    model.transformEntries('talk', () => ({ title: 'x', name: 'x' })),
    // @ts-expect-error no such field in one of two answers
    model.transformEntries('talk', ({ id }) => (id === 'a' ? { title: 'x' } : { room: 'x', name: 'x' })),
    model.deriveEntries('talk', 'room', ({ id }) =>
      // @ts-expect-error no such field in the derived entry
      ({ entries: [{ id, fields: { name: 'x', title: 'x' } }] }),
    ),
    model.deriveEntries('talk', 'room', ({ id }) =>
      // @ts-expect-error no such field in one of those that are derived
      ({
        entries: [
          { id, fields: { name: 'x' } },
          { id, fields: { open: true, title: 'x' } },
        ],
      }),
    ),
    model.deriveEntries('talk', 'room', ({ id }) =>
      // @ts-expect-error no such field in the entry itself
      ({ entries: [{ id, fields: { name: 'x' } }], fields: { title: 'x', name: 'x' } }),
    ),
    // @ts-expect-error no such field in the moved entry
    model.moveEntries('talk', 'room', ({ id }) => ({ id, fields: { name: 'x', title: 'x' } })),
  ],
  'fields that say too little or too much': [
    // @ts-expect-error a link says to what
    model.addField('talk', 'floor', { name: 'Floor', type: 'Link', widget: 'entryLinkEditor' }),
    // @ts-expect-error no such type
    model.addField('talk', 'floor', { name: 'Floor', type: 'String', widget: 'singleLine' }),
    // @ts-expect-error no such property
    model.addField('talk', 'floor', { ...symbol, requird: true }),
    // @ts-expect-error the type of a field cannot change
    model.changeField('talk', 'room', { type: 'Text' }),
    // @ts-expect-error the content type has no such title field
    model.createContentType('floor', { ...floor, displayField: 'title' }),
  ],
})
