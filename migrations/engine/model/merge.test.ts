import { describe, expect, test } from 'vitest'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { merge } from './merge.ts'

const field = (name: string, change: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  type: 'Symbol',
  widget: 'singleLine',
  ...change,
})
const type = (fields: Record<string, FieldSpec>): TypeSpec => ({
  name: 'Talk',
  description: '',
  displayField: 'title',
  fields,
})
const before = type({ title: field('Title') })
const after = type({ title: field('Title', { required: true }), room: field('Room') })

test('sets the properties that the change alters', () => {
  expect(merge({ live: before, before, after })).toEqual({ wanted: after, conflicts: [] })
})

test('finds nothing to do where an earlier run was done', () => {
  expect(merge({ live: after, before, after })).toEqual({ wanted: after, conflicts: [] })
})

test('completes the work of an earlier run', () => {
  const half = type({ title: field('Title', { required: true }) })
  expect(merge({ live: half, before, after })).toEqual({ wanted: after, conflicts: [] })
})

test('leaves a field alone that the change does not mention', () => {
  const live = type({ title: field('Title'), speaker: field('Speaker') })
  expect(Object.keys(merge({ live, before, after }).wanted?.fields ?? {})).toEqual([
    'title',
    'room',
    'speaker',
  ])
})

test('reports an edit of a property that the change sets', () => {
  const wanted = type({ title: field('Heading') })
  const live = type({ title: field('Headline') })
  expect(merge({ live, before, after: wanted }).conflicts).toEqual([
    'its field title (name) was changed in the space',
  ])
})

test('an editor that is not set up yet is no conflict', () => {
  const live = type({ title: field('Title', { required: true, widget: 'default' }) })
  expect(merge({ live, after: type({ title: field('Title', { required: true }) }) }).conflicts).toEqual([])
})

test('a field hidden on its way out is no conflict', () => {
  const live = type({ title: field('Title'), room: field('Room', { omitted: true }) })
  const merged = merge({ live, before: type({ title: field('Title'), room: field('Room') }), after: before })
  expect(merged).toEqual({ wanted: before, conflicts: [] })
})

describe('a renamed field', () => {
  const held = type({ title: field('Title'), room: field('Room') })
  const renamed = type({ title: field('Title'), place: field('Room', { required: true }) })
  const renames = { room: 'place' }

  test('keeps the edits of a person in its other properties', () => {
    const live = type({ title: field('Title'), room: field('Room', { help: 'Which?' }) })
    expect(merge({ live, before: held, after: renamed, renames })).toEqual({
      wanted: type({ title: field('Title'), place: field('Room', { help: 'Which?', required: true }) }),
      renames,
      conflicts: [],
    })
  })

  test('is found done where an earlier run renamed it', () => {
    const live = type({ title: field('Title'), place: field('Room') })
    expect(merge({ live, before: held, after: renamed, renames })).toEqual({ wanted: renamed, conflicts: [] })
  })

  test('takes the title along', () => {
    const titled = { ...renamed, displayField: 'place' }
    const live = { ...held, displayField: 'room' }
    expect(merge({ live, before: live, after: titled, renames }).conflicts).toEqual([])
    expect(merge({ live, before: live, after: titled, renames }).wanted?.displayField).toBe('place')
  })

  test('is refused where a person took its new id', () => {
    const live = type({ title: field('Title'), room: field('Room'), place: field('Place') })
    expect(merge({ live, before: held, after: renamed, renames }).conflicts).toEqual([
      'its field room cannot be called place, because the space has a field place already',
    ])
  })
})

describe('a list of accepted content types', () => {
  const page = (...types: string[]) =>
    type({
      talks: field('Talks', { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] }),
    })

  test('keeps types that a person added in the space', () => {
    const live = page('quote', 'talk')
    expect(merge({ live, before: page('talk'), after: page('factBox', 'talk') })).toEqual({
      wanted: page('factBox', 'quote', 'talk'),
      conflicts: [],
    })
    expect(merge({ live, before: page('factBox', 'talk'), after: page('factBox') })).toEqual({
      wanted: page('quote'),
      conflicts: [],
    })
  })

  test('does not become empty, for then it would accept everything', () => {
    const merged = merge({ live: page('talk'), before: page('quote', 'talk'), after: page('quote') })
    expect(merged.conflicts).toEqual(['its field talks (validations) was changed in the space'])
  })
})

describe('the order of the fields', () => {
  const ids = (merged: ReturnType<typeof merge>) => Object.keys(merged.wanted?.fields ?? {})
  const abc = type({ a: field('A'), b: field('B'), c: field('C') })

  test('stays the space’s where the change leaves it', () => {
    const live = type({ c: field('C'), foreign: field('F'), a: field('A'), b: field('B') })
    const wanted = type({ a: field('A'), new: field('N'), b: field('B'), c: field('C') })
    expect(ids(merge({ live, before: abc, after: wanted }))).toEqual(['c', 'foreign', 'a', 'new', 'b'])
  })

  test('becomes the change’s where it orders', () => {
    const live = type({ a: field('A'), foreign: field('F'), b: field('B'), c: field('C') })
    const wanted = type({ c: field('C'), b: field('B'), a: field('A') })
    expect(ids(merge({ live, before: abc, after: wanted }))).toEqual(['c', 'b', 'a', 'foreign'])
  })
})

describe('the editor', () => {
  const usual = { widgetNamespace: 'sidebar-builtin', widgetId: 'publication-widget' }
  const tasks = { widgetNamespace: 'sidebar-builtin', widgetId: 'tasks-widget' }
  const app = { widgetNamespace: 'app', widgetId: 'preview', settings: {} }

  test('keeps parts that the change does not mention', () => {
    const live = { ...before, editor: { sidebar: [usual, app], editors: [app] } }
    const wanted = { ...after, editor: { groupControls: [] } }
    expect(merge({ live, before, after: wanted }).wanted?.editor).toEqual({
      sidebar: [usual, app],
      editors: [app],
      groupControls: [],
    })
  })

  test('keeps the widgets of apps in a sidebar that the change arranges', () => {
    const live = { ...before, editor: { sidebar: [usual, app] } }
    const wanted = { ...after, editor: { sidebar: [tasks, usual] } }
    expect(merge({ live, before, after: wanted }).wanted?.editor).toEqual({ sidebar: [tasks, usual, app] })
  })

  test('lets an app go that a change brought', () => {
    const live = { ...before, editor: { sidebar: [usual, app] } }
    const wanted = { ...after, editor: { sidebar: [usual] } }
    const merged = merge({ live, before: live, after: wanted })
    expect(merged.wanted?.editor).toEqual({ sidebar: [usual] })
  })
})
