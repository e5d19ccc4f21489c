import { contentTypeFor } from '@association/content/content-types'
import { describe, expect, test } from 'vitest'
import type { FieldValue } from '../../../entry/field-value.ts'
import { groupsOf } from './field-groups.ts'

const groups = (type: string) =>
  groupsOf(
    Object.entries(contentTypeFor(type)?.fields ?? {})
      .filter(([, { hidden }]) => !hidden)
      .map(([id, field]) => ({ id, field }) as FieldValue),
  ).map(({ id, fields }) => [id, fields.map((field) => field.id)] as const)

describe('the groups of fields', () => {
  test('the first group contains the main content, such as the price of a product', () => {
    const [[, content]] = groups('product') as [[string, string[]]]
    expect(content).toContain('price')
    expect(content).toContain('programSpecificVariant')
  })
  test('layout fields of every kind have their own group', () => {
    const layout = new Map(groups('section')).get('layout')
    expect(layout).toEqual(
      expect.arrayContaining(['hashLink', 'backgroundImagePositionX', 'zIndex', 'isContainer']),
    )
  })
  test('colors have a group, and so has the name that only editors see', () => {
    const section = new Map(groups('section'))
    expect(section.get('colors')).toEqual(['outerBackgroundColor', 'lowerOuterBackgroundColor'])
    expect(section.get('more')).toEqual(['internalName'])
  })
  test('a switch belongs to the content', () =>
    expect(new Map(groups('page')).get('content')).toContain('hideFromSearch'))
})
