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

describe('what an editor came to write stands open', () => {
  test('such as the price of a product', () => {
    const [[, content]] = groups('product') as [[string, string[]]]
    expect(content).toContain('price')
    expect(content).toContain('programSpecificVariant')
  })
  test('not how it is laid out, whatever kind its field is of', () => {
    const layout = new Map(groups('section')).get('layout')
    expect(layout).toEqual(
      expect.arrayContaining(['hashLink', 'backgroundImagePositionX', 'zIndex', 'isContainer']),
    )
  })
  test('nor its colors, nor the name that only editors see', () => {
    const section = new Map(groups('section'))
    expect(section.get('colors')).toEqual(['outerBackgroundColor', 'lowerOuterBackgroundColor'])
    expect(section.get('more')).toEqual(['internalName'])
  })
  test('and what a switch does is content', () =>
    expect(new Map(groups('page')).get('content')).toContain('hideFromSearch'))
})
