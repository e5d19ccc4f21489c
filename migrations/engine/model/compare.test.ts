import { expect, test } from 'vitest'
import { changesFolder, talks, talksChanged } from '../../testing/changes-folder.ts'
import { loadChanges } from '../history/load-changes.ts'
import type { FieldSpec } from '../specs/space-model.ts'
import { compare } from './compare.ts'
import { replay } from './replay.ts'

const from = replay(await loadChanges(changesFolder({ '0001-talks': talks })))
const to = replay(await loadChanges(changesFolder({ '0001-talks': talks, '0002-change': talksChanged })))

test('the steps it finds lead to the model', () => {
  const steps = compare(from, to)
  expect(steps.map((step) => step.do)).toEqual([
    'deleteField',
    'changeField',
    'addField',
    'changeContentType',
    'moveField',
  ])
  const reached = replay([{ id: '0002', change: { about: '', steps } }], from)
  expect(reached).toEqual(to)
  expect(Object.keys(reached.events.talk?.fields ?? {})).toEqual(['day', 'title', 'speaker'])
})

test('it finds nothing between equals', () => {
  expect(compare(to, to)).toEqual([])
})

test('deletes and adds a field whose type changes', () => {
  const number: FieldSpec = { name: 'Room', type: 'Integer', widget: 'numberEditor' }
  const talk = from.events.talk
  if (!talk) throw new Error('the talk is there')
  const changed = { ...talk, fields: { ...talk.fields, room: number } }
  const wanted = { association: { talk: changed }, events: { talk: changed } }
  expect(compare(from, wanted).map((step) => step.do)).toEqual(['deleteField', 'addField'])
  expect(replay([{ id: '0002', change: { about: '', steps: compare(from, wanted) } }], from)).toEqual(wanted)
})

test('a content type can come to a space and leave it', () => {
  const { talk } = from.events
  if (!talk) throw new Error('the talk is there')
  const onlyEvents = { association: {}, events: { talk } }
  expect(replay([{ id: '1', change: { about: '', steps: compare(from, onlyEvents) } }], from)).toEqual(
    onlyEvents,
  )
  expect(replay([{ id: '1', change: { about: '', steps: compare(onlyEvents, from) } }], onlyEvents)).toEqual(
    from,
  )
})

test('a renamed field is one step, and its other changes are further steps', () => {
  const talk = from.events.talk
  if (!talk) throw new Error('the talk is there')
  const { room, ...others } = talk.fields
  if (!room) throw new Error('the room is there')
  const changed = { ...talk, fields: { ...others, place: { ...room, name: 'Place' } } }
  const wanted = { association: { talk: changed }, events: { talk: changed } }
  const steps = compare(from, wanted, { talk: { room: 'place' } })
  expect(steps.map((step) => step.do)).toEqual(['renameField', 'changeField', 'moveField'])
  expect(replay([{ id: '1', change: { about: '', steps } }], from)).toEqual(wanted)
})

test('creates new content types first and deletes old ones last', () => {
  const { talk } = from.events
  if (!talk) throw new Error('the talk is there')
  const wanted = { association: { session: talk }, events: { session: talk, room: talk } }
  expect(compare(from, wanted).map((step) => `${step.do} ${step.type}`)).toEqual([
    'createContentType session',
    'createContentType room',
    'deleteContentType talk',
  ])
})

test('changes only the parts of an editor that the model contains', () => {
  const { talk } = from.events
  if (!talk) throw new Error('the talk is there')
  const arranged = { ...talk, editor: { sidebar: [], editors: [] } }
  const before = { association: {}, events: { talk: arranged } }
  expect(compare(before, { association: {}, events: { talk } })).toEqual([])
  const wanted = { ...talk, editor: { sidebar: [{ widgetId: 'tasks' }] } }
  expect(compare(before, { association: {}, events: { talk: wanted } })).toEqual([
    { do: 'changeEditor', type: 'talk', editor: { sidebar: [{ widgetId: 'tasks' }] } },
  ])
})
