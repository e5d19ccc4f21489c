import { contentTypeFor } from '@association/content/content-types'
import { describe, expect, test } from 'vitest'
import type { FieldValue } from '../../entry/field-value.ts'
import { groupsOf } from './field-groups.ts'

const groups = (type: string) =>
  groupsOf(
    Object.entries(contentTypeFor(type)?.fields ?? {})
      .filter(([, { hidden }]) => !hidden)
      .map(([id, field]) => ({ id, field }) as FieldValue),
  ).map(({ id, fields }) => [id, fields.map((field) => field.id)] as const)

describe('what an editor came to write stands open', () => {
  test('such as the price of a product', () => {
    const [[, content]] = groups('product') as [[string, string[]]]
    expect(content).toContain('price')
    expect(content).toContain('programSpecificVariant')
  })
  test('not how it looks, whatever kind its field is of', () => {
    const look = new Map(groups('section')).get('look')
    expect(look).toEqual(expect.arrayContaining(['hashLink', 'backgroundImagePositionX', 'zIndex']))
  })
  test('and a type that says nothing of its look has one group', () =>
    expect(groups('color').map(([id]) => id)).toEqual(['content']))
})
