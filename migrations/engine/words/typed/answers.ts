import type { Values } from './kinds.ts'

/** One version of an entry as a typed change sees it; see `EntryView`. */
export type View<Fields> = {
  readonly id: string
  readonly fields: Values<Fields>
  readonly tags: readonly string[]
  readonly version: 'saved' | 'published'
  readonly locale: string
}

export type MovedTo<Fields> = { readonly id: string; readonly fields: Values<Fields> }
export type DerivedFrom<Fields, To> = {
  readonly entries: readonly MovedTo<To>[]
  readonly fields?: Values<Fields>
}

/**
 * Refuses, in words, values of fields that do not exist: TypeScript lets a callback answer more than was asked for.
 * `Answer` is the whole answer, which may be a union.
 */
export type OnlyFields<Answer, Fields, Type extends string> = [Foreign<Answer, Fields>] extends [never]
  ? unknown
  : `${Foreign<Answer, Fields>} is no field of ${Type}`

/** The same for the values of entries that are derived or moved. */
export type OnlyFieldsOf<Answer, Fields, Type extends string> = OnlyFields<FieldsIn<Answer>, Fields, Type>

type Foreign<Answer, Fields> = Answer extends object ? Exclude<keyof Answer, keyof Fields> & string : never
type FieldsIn<Answer> = Answer extends { readonly fields: infer Fields } ? Fields : never

/** The entries of an answer that derives. */
export type EntriesIn<Answer> = Answer extends { readonly entries: readonly (infer Entry)[] } ? Entry : never
