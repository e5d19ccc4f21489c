import type { TypedValues } from './kinds.ts'

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
 * Produces an error text for fields that do not exist, because TypeScript allows callbacks to return extra properties.
 * `Answer` is the whole return type, which may be a union.
 */
export type OnlyFields<Answer, Fields, Type extends string> = [Foreign<Answer, Fields>] extends [never]
  ? unknown
  : `${Foreign<Answer, Fields>} is no field of ${Type}`

export type OnlyFieldsOf<Answer, Fields, Type extends string> = OnlyFields<FieldsIn<Answer>, Fields, Type>

type Foreign<Answer, Fields> = Answer extends object ? Exclude<keyof Answer, keyof Fields> & string : never
type FieldsIn<Answer> = Answer extends { readonly fields: infer Fields } ? Fields : never

export type EntriesIn<Answer> = Answer extends { readonly entries: readonly (infer Entry)[] } ? Entry : never
