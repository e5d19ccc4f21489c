import { expect, test } from 'vitest'
import { changesFolder, talks, talksChanged, writeFiles } from '../testing/changes-folder.ts'
import { compare } from './compare.ts'
import { loadChanges } from './load-changes.ts'
import { emptyModels, replay } from './replay.ts'
import type { FieldSpec } from './space-model.ts'
import { wishedModels } from './wish.ts'
import { changeFiles } from './write-change.ts'

const from = replay(await loadChanges(changesFolder({ '0001-talks': talks })))
const to = replay(await loadChanges(changesFolder({ '0001-talks': talks, '0002-change': talksChanged })))

test('the steps it finds lead to the model', () => {
  const steps = compare(from, to)
  expect(steps.map((step) => step.do)).toEqual([
    'deleteField',
    'changeField',
    'addField',
    'changeContentType',
    'orderFields',
  ])
  const reached = replay([{ id: '0002', change: { about: '', steps } }], from)
  expect(reached).toEqual(to)
  expect(Object.keys(reached.events.talk?.fields ?? {})).toEqual(['day', 'title', 'speaker'])
})

test('it finds nothing between equals', () => {
  expect(compare(to, to)).toEqual([])
})

test('a field of another type goes and comes again', () => {
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

test('the files written for the whole model replay to it', async () => {
  const folder = changesFolder({})
  writeFiles(folder, changeFiles('0001-all', 'All of it', compare(emptyModels, wishedModels())))
  expect(replay(await loadChanges(folder))).toEqual(wishedModels())
})

test('the file written for a change replays to it', async () => {
  const folder = changesFolder({ '0001-talks': talks })
  writeFiles(folder, changeFiles('0002-change', 'It’s “quoted”', compare(from, to)))
  expect(replay(await loadChanges(folder))).toEqual(to)
})
