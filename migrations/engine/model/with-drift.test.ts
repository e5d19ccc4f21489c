import { expect, test } from 'vitest'
import { symbol, typeOf } from '../../testing/talks.ts'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { withDrift } from './with-drift.ts'

const nothing = { association: {}, events: {} }
const promo = typeOf({ title: symbol })

const created = (one: TypeSpec, other: TypeSpec, others: { association?: TypeSpec } = {}) => [
  {
    space: 'association' as const,
    model: { promo: one, ...(others.association ? { page: others.association } : {}) },
  },
  { space: 'events' as const, model: { promo: other } },
]

test('a content type that people created alike in both spaces is one', () => {
  expect(withDrift(nothing, created(promo, promo))).toEqual({
    to: { association: { promo }, events: { promo } },
    conflicts: [],
  })
})

test('a content type that people created differently in each space is a conflict', () => {
  const other = typeOf({ title: { ...symbol, name: 'Heading' }, room: symbol })
  expect(withDrift(nothing, created(promo, { ...other, name: 'Banner' })).conflicts).toEqual([
    'promo: its name differs between the spaces',
    'promo: its field title (name) differs between the spaces',
    'promo: its field room differs between the spaces',
  ])
})

test('a content type that the history has in one space is compared with that of the other', () => {
  const models = { association: { promo }, events: {} }
  expect(withDrift(models, created(promo, { ...promo, name: 'Banner' })).conflicts).toEqual([
    'promo: its name differs between the spaces',
  ])
})

test('references to a content type that only one space has are no conflict', () => {
  const accepting = (...types: string[]): TypeSpec => {
    const to: FieldSpec = {
      ...symbol,
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: types }],
    }
    return typeOf({ to })
  }
  const live = created(accepting('page', 'promo'), accepting('promo'), { association: promo })
  expect(withDrift(nothing, live).conflicts).toEqual([])
})
