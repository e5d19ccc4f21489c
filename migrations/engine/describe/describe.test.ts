import { expect, test } from 'vitest'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { describePlan } from './describe.ts'

const linking = (...types: string[]): FieldSpec => ({
  name: 'Sections',
  type: 'Array',
  widget: 'entryLinksEditor',
  items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] },
})
const page = (fields: Record<string, FieldSpec>): TypeSpec => ({
  name: 'Page',
  description: '',
  displayField: 'title',
  fields,
})
const planned = (from: FieldSpec, to: FieldSpec) =>
  describePlan({
    space: 'events',
    applied: 1,
    changes: [
      {
        id: '0002-more',
        about: 'More',
        checksum: '',
        stages: [
          {
            about: 'content types',
            operations: [
              {
                kind: 'contentType',
                id: 'page',
                from: page({ sections: from }),
                to: page({ sections: to }),
              },
            ],
          },
        ],
        losses: [],
        warnings: [],
      },
    ],
  })

test('shows only the added and removed types of a long list', () => {
  const lines = planned(linking('content', 'media', 'title'), linking('content', 'factBox', 'title'))
  expect(lines.slice(1)).toEqual([
    '  0002-more  More',
    '    ~ content type page',
    '        ~ sections',
    '            items.validations.linkContentType: + "factBox", - "media"',
  ])
})

test('another order is shown as such', () => {
  expect(planned(linking('a', 'b'), linking('b', 'a'))).toContain(
    '            items.validations.linkContentType: in the order ["b","a"]',
  )
})

test('shows an added or removed rule and a changed text in full', () => {
  const before: FieldSpec = { name: 'Title', type: 'Symbol', widget: 'singleLine' }
  const after: FieldSpec = { ...before, name: 'Headline', validations: [{ unique: true }] }
  const lines = planned(before, after)
  expect(lines).toContain('            name: "Title" → "Headline"')
  expect(lines).toContain('            validations: nothing → [{"unique":true}]')
})

test('a renamed field is no loss', () => {
  const room: FieldSpec = { name: 'Room', type: 'Symbol', widget: 'singleLine' }
  const operation = {
    kind: 'contentType',
    id: 'talk',
    from: page({ room }),
    to: page({ place: { ...room, name: 'Place' } }),
    renames: { room: 'place' },
  } as const
  const stages = [{ about: 'content types', operations: [operation] }]
  const change = { id: '0002', about: 'Places', checksum: '', stages, losses: [], warnings: [] }
  const lines = describePlan({ space: 'events', applied: 1, changes: [change] })
  expect(lines.slice(2, 5)).toEqual([
    '    ~ content type talk',
    '        ~ room → place, with its values',
    '            name: "Room" → "Place"',
  ])
})
