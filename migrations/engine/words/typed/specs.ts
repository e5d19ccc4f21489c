import type { Space } from '@association/content'
import type { FieldSpec, TypeSpec } from '../../specs/space-model.ts'
import type { KindOf } from './kinds.ts'

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

/** The type of a field cannot change. */
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
  : `its display field ${Spec['displayField']} is none of its fields`
