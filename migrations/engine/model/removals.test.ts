import { describe, expect, test } from 'vitest'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import type { FieldSpec } from '../specs/space-model.ts'
import { changeField, deleteContentType, deleteField, renameField, stopAcceptingIn } from '../vocabulary.ts'
import type { SchemaStep } from '../words/steps.ts'
import { unrequestedRemovals } from './removals.ts'
import { replay } from './replay.ts'

const accepting = (...types: string[]) => [{ linkContentType: types }]
const block = 'embedded-entry-block'
const reference: FieldSpec = {
  ...symbol,
  type: 'Link',
  linkType: 'Entry',
  validations: accepting('note', 'quote'),
}
const before = inBoth({
  page: typeOf({
    title: { ...symbol, validations: [{ size: { max: 60 } }, { unique: true }] },
    opener: reference,
    closer: reference,
    text: { ...symbol, type: 'RichText', validations: [{ nodes: { [block]: accepting('note', 'quote') } }] },
    body: {
      ...symbol,
      type: 'RichText',
      validations: [
        { enabledNodeTypes: ['table', block] },
        { enabledMarks: ['bold', 'italic'] },
        { nodes: { 'asset-hyperlink': [{ linkMimetypeGroup: ['image', 'video'] }] } },
      ],
    },
    day: { ...symbol, validations: [{ in: ['Monday', 'Tuesday'] }] },
  }),
  note: typeOf({ title: symbol }),
  quote: typeOf({ title: symbol }),
})

function removals(...steps: SchemaStep[]) {
  const [from, to] = [before, replay([{ id: '0002', change: { about: '', steps } }], before)].map(
    ({ events }) => events,
  )
  return unrequestedRemovals(
    Object.keys({ ...from, ...to }).map((id) => ({ id, from: from?.[id], to: to?.[id] })),
    steps,
  )
}

describe('a step that sets a whole list', () => {
  test('reports the accepted content types that it removes, once for all fields', () => {
    const said = removals(
      changeField('page', 'opener', { validations: accepting('note') }),
      changeField('page', 'closer', { validations: accepting('note') }),
      changeField('page', 'text', { validations: [{ nodes: { [block]: accepting('note') } }] }),
    )
    expect(said).toEqual([
      'The change removes quote from the content types that are accepted in page.opener, page.closer, page.text.embedded-entry-block, and no statement requests this. If it is intended, write stopAcceptingIn; if not, write acceptIn instead of changeField.',
    ])
  })

  test('reports the choices and the kinds of validations that it removes', () => {
    expect(
      removals(
        changeField('page', 'day', { validations: [{ in: ['Monday'] }] }),
        changeField('page', 'title', { validations: [{ size: { max: 40 } }] }),
      ),
    ).toEqual([
      'The change removes the validation “unique” from page.title, and no statement requests this. If it is not intended, name it in changeField too.',
      'The change removes the choice “Tuesday” from page.day, and no statement requests this. If it is not intended, name it in changeField too.',
    ])
  })

  test('reports the values that the list of any other validation loses', () => {
    expect(
      removals(
        changeField('page', 'body', {
          validations: [
            { enabledNodeTypes: [block] },
            { enabledMarks: [] },
            { nodes: { 'asset-hyperlink': [{ linkMimetypeGroup: ['image'] }] } },
          ],
        }),
      ),
    ).toEqual(
      [
        '“table” from the validation “enabledNodeTypes” of page.body',
        '“bold” from the validation “enabledMarks” of page.body',
        '“italic” from the validation “enabledMarks” of page.body',
        '“video” from the validation “linkMimetypeGroup” of page.body.asset-hyperlink',
      ].map(
        (removal) =>
          `The change removes ${removal}, and no statement requests this. If it is not intended, name it in changeField too.`,
      ),
    )
  })
})

test.each<[string, SchemaStep[]]>([
  ['stopAcceptingIn', [stopAcceptingIn('quote', ['page.opener', `page.text.${block}`])]],
  [
    'stopAcceptingIn after a rename',
    [renameField('page', 'opener', 'first'), stopAcceptingIn('quote', ['page.first'])],
  ],
  ['an empty list of validations', [changeField('page', 'title', { validations: undefined })]],
  ['deleteField', [deleteField('page', 'day')]],
  [
    'deleteContentType',
    [
      changeField('page', 'opener', { validations: accepting('note') }),
      deleteContentType('quote', { spaces: ['association', 'events'] }),
    ],
  ],
])('%s requests the removal', (_, steps) => {
  expect(removals(...steps)).toEqual([])
})

test('a field and a content type that go without a statement are named', () => {
  const { events } = before
  const { day: _, ...fields } = events.page?.fields ?? {}
  const versions = [
    { id: 'page', from: events.page, to: typeOf(fields) },
    { id: 'note', from: events.note },
  ]
  expect(unrequestedRemovals(versions, [])).toEqual([
    'The change removes the field page.day, and no statement requests this. If it is intended, write deleteField.',
    'The change removes the content type note, and no statement requests this. If it is intended, write deleteContentType.',
  ])
})
