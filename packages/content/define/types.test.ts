import { describe, expectTypeOf, test } from 'vitest'
import type { Asset, RichText } from './field.ts'
import type { Draft, Entry, IdsIn } from './values.ts'
import type { ViewsFor } from './view.ts'
import type { WrittenLink } from './written.ts'

type FieldsOfEntry<Id extends Parameters<typeof idOf>[0]> = Entry<Id>['fields']
declare function idOf(id: Entry['type']): void

describe('the fields of an entry', () => {
  test('a required field is there; another one may be missing', () => {
    expectTypeOf<FieldsOfEntry<'quoteBlock'>['quote']>().toEqualTypeOf<RichText>()
    expectTypeOf<FieldsOfEntry<'quoteBlock'>['attribution']>().toEqualTypeOf<string | undefined>()
  })
  test('a default is applied and a choice is one of its options', () => {
    expectTypeOf<FieldsOfEntry<'quoteBlock'>['maxWidth']>().toEqualTypeOf<number>()
    expectTypeOf<FieldsOfEntry<'quoteBlock'>['alignAttribution']>().toEqualTypeOf<
      'start' | 'center' | 'end'
    >()
  })
  test('lists and flags are never missing', () => {
    expectTypeOf<FieldsOfEntry<'section'>['isContainer']>().toEqualTypeOf<boolean>()
    expectTypeOf<FieldsOfEntry<'section'>['elements']>().toEqualTypeOf<readonly Entry<IdsIn<'block'>>[]>()
  })
  test('a reference to named types is an entry of these types', () => {
    expectTypeOf<FieldsOfEntry<'media'>['buttons']>().toEqualTypeOf<Entry<'buttonGroup'> | undefined>()
    expectTypeOf<FieldsOfEntry<'media'>['mediaFile']>().toEqualTypeOf<Asset | undefined>()
  })
})

describe('the fields of a written draft', () => {
  test('only required fields are needed, and references are links', () => {
    expectTypeOf<{ internalName: string; text: string }>().toExtend<Draft<'title'>>()
    expectTypeOf<Draft<'section'>['elements']>().toEqualTypeOf<readonly WrittenLink[] | undefined>()
  })
  test('a wrong option is refused', () => {
    expectTypeOf<{ internalName: string; text: string; tag: 'h9' }>().not.toExtend<Draft<'title'>>()
  })
})

test('a missing view of one block is a type error', () => {
  expectTypeOf<Omit<ViewsFor<'block'>, 'section'>>().not.toExtend<ViewsFor<'block'>>()
})
