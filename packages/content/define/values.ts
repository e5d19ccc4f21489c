import type { ContentTypeId } from '../generated/ids.ts'
import type { models } from '../generated/models.ts'
import type { Space } from './content-type.ts'
import type { Field } from './field.ts'
import type { AssetLink, Own, Written, WrittenLink, WrittenValue } from './written.ts'

type Models = typeof models
export type FieldsOf<Id extends ContentTypeId> = Models[Id]['fields']

export type IdsIn<Slot extends string> = {
  [Id in ContentTypeId]: Slot extends Models[Id]['slots'][number] ? Id : never
}[ContentTypeId]

/** Has defaults, always has lists, and has no dead links. */
export type Entry<Id extends ContentTypeId = ContentTypeId> = {
  [K in Id]: { id: string; space: Space; type: K; fields: ReadFields<FieldsOf<K>> }
}[Id]

/** Has no defaults; references are still links. */
export type Draft<Id extends ContentTypeId> = Needed<FieldsOf<Id>> & Written<FieldsOf<Id>>

export const link = <const Id extends string>(id: Id): WrittenLink<Id> => ({ link: id })

export const assetLink = <const Id extends string>(id: Id): AssetLink<Id> => ({ asset: id })

type Needed<Fields> = {
  readonly [K in keyof Fields as Fields[K] extends { required: true } ? K : never]: Fields[K] extends Field
    ? WrittenValue<Fields[K]>
    : never
}
type ReadFields<Fields> = {
  readonly [K in keyof Fields as Fields[K] extends { hidden: true } ? never : K]: Fields[K] extends Always
    ? ReadValue<Fields[K]>
    : Fields[K] extends Field
      ? ReadValue<Fields[K]> | undefined
      : never
}
type Always = Field &
  (
    | { kind: 'flag' | 'references' | 'texts' | 'assets' }
    | { required: true }
    | { default: string | number | boolean }
  )

type ReadValue<F> = F extends { kind: 'reference'; to: infer T }
  ? Entry<Accepted<T>>
  : F extends { kind: 'references'; to: infer T }
    ? readonly Entry<Accepted<T>>[]
    : Own<F>
type Accepted<T> = T extends { slot: infer Slot extends string }
  ? IdsIn<Slot>
  : T extends readonly (infer Id extends ContentTypeId)[]
    ? Id
    : never
