import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import type { FieldSpec, TypeSpec } from './space-model.ts'

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

test('sets what the change alters', () => {
  expect(merge({ live: before, before, after })).toEqual({ wanted: after, conflicts: [] })
})

test('finds nothing to do where an earlier run was done', () => {
  expect(merge({ live: after, before, after })).toEqual({ wanted: after, conflicts: [] })
})

test('finishes what an earlier run began', () => {
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

test('reports what a person changed where the change wants to write', () => {
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
