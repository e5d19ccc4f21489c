import type { Space } from '@association/content'
import type { FieldSpec, TypeSpec } from '../../specs/space-model.ts'
import type { KindOf, TypedValues } from './kinds.ts'

export type NewContentType = Omit<TypeSpec, 'fields'> & {
  spaces: readonly Space[]
  fields: Readonly<Record<string, NewField>>
}

export type NewField = Omit<FieldSpec, 'type' | 'linkType' | 'items'> &
  (
    | { type: Exclude<FieldSpec['type'], 'Link' | 'Array'>; linkType?: never; items?: never }
    | { type: 'Link'; linkType: LinkType; items?: never }
    | { type: 'Array'; items: Items & { type: 'Symbol'; linkType?: never }; linkType?: never }
    | { type: 'Array'; items: Items & { type: 'Link'; linkType: LinkType }; linkType?: never }
  )

type LinkType = NonNullable<FieldSpec['linkType']>
type Items = Omit<NonNullable<FieldSpec['items']>, 'type' | 'linkType'>

export type KindsOf<Fields> = { [Field in keyof Fields]: KindOf<Fields[Field]> }

export type FieldPatch = Partial<Omit<FieldSpec, 'type' | 'linkType'>>
export type TypePatch<Fields> = {
  name?: string
  description?: string
  displayField?: keyof Fields & string
}

export type OnlyProperties<Spec> = [Exclude<keyof Spec, keyof FieldSpec | 'after'>] extends [never]
  ? unknown
  : `${Exclude<keyof Spec, keyof FieldSpec | 'after'> & string} is no property of a field`

export type AfterField<Spec, Fields, Type extends string> = Spec extends { after: infer After extends string }
  ? After extends keyof Fields
    ? unknown
    : `${Type} has no field ${After}`
  : unknown

export type TitledByField<Spec extends NewContentType> = Spec['displayField'] extends keyof Spec['fields']
  ? unknown
  : `its display field ${Spec['displayField']} is not one of its fields`

/** A content type without reference fields gets an error text. The replay checks the rest. */
export type KnownPlace<Place extends string, Types> = Place extends `${infer Type}.${string}`
  ? Type extends keyof Types & string
    ? Place extends PlaceIn<Types>
      ? Place
      : `${Place} accepts no entries`
    : Place
  : `${Place} is no place such as page.sections`

type PlaceIn<Types> = {
  [Type in keyof Types & string]: {
    [Field in keyof Types[Type] & string]: PlaceOf<`${Type}.${Field}`, Types[Type][Field]>
  }[keyof Types[Type] & string]
}[keyof Types & string]

type PlaceOf<Path extends string, Kind> = Kind extends 'Link<Entry>' | 'Array<Link<Entry>>'
  ? Path
  : Kind extends 'RichText'
    ? `${Path}.${LinkingNode}`
    : never

type LinkingNode = 'embedded-entry-block' | 'embedded-entry-inline' | 'entry-hyperlink'

export type View<Fields> = {
  readonly id: string
  readonly fields: TypedValues<Fields>
  readonly tags: readonly string[]
  readonly version: 'saved' | 'published'
  readonly locale: string
}

export type MovedTo<Fields> = { readonly id: string; readonly fields: TypedValues<Fields> }
export type DerivedFrom<Fields, To> = {
  readonly entries: readonly MovedTo<To>[]
  readonly fields?: TypedValues<Fields>
}

/**
 * Fields that do not exist get an error text, because TypeScript allows callbacks to return extra properties. `Answer`
 * is the whole return type, perhaps a union.
 */
export type OnlyFields<Answer, Fields, Type extends string> = [Foreign<Answer, Fields>] extends [never]
  ? unknown
  : `${Foreign<Answer, Fields>} is no field of ${Type}`

export type OnlyFieldsOf<Answer, Fields, Type extends string> = OnlyFields<FieldsIn<Answer>, Fields, Type>

type Foreign<Answer, Fields> = Answer extends object ? Exclude<keyof Answer, keyof Fields> & string : never
type FieldsIn<Answer> = Answer extends { readonly fields: infer Fields } ? Fields : never

export type EntriesIn<Answer> = Answer extends { readonly entries: readonly (infer Entry)[] } ? Entry : never
