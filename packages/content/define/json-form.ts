import type { Field, Plain } from './field.ts'

/** One kind of JSON block: what it may hold, in the vocabulary of the content types and two words more. */
export type Schema = JsonForm & { name: string; help: string }

/** What a JSON field may hold. Editors get a form of it. */
export type JsonForm = {
  help?: string
  fields: JsonFields
  checks?: readonly ItemCheck[]
  /** Reads and writes JSON that is not an object of these fields, such as a list. */
  shape?: JsonShape
}

export type JsonShape = {
  /** The JSON as an object of the form's fields; undefined for JSON that the form cannot show. */
  open(json: unknown): Raw | undefined
  close(values: Raw): unknown
}
export type JsonFields = Readonly<Record<string, JsonField>>
export type JsonField = ValueField | Items

/** A field of one value. `picture` holds the id of an attached picture or its address. */
export type ValueField = Field & {
  picture?: true
  when?: (siblings: Raw) => boolean
  /** A number is as good as its text. */
  orNumber?: true
}

/** Characters, as far as all browsers and servers read an address. */
export const longestAddress = 2000

/** A list of objects of the same form. `name` is what one of them is called: “Card”. */
export type Items = {
  kind: 'items'
  name: string
  of: JsonFields
  min?: number
  max?: number
  checks?: readonly ItemCheck[]
}

/** Advice that spans the fields of one object, which may be of any form. `field` is where the editor should look. */
export type ItemCheck = { field?: string; when(item: Raw): boolean } & ({ warn: string } | { error: string })
export type Raw = Readonly<Record<string, unknown>>

export const items = <const O extends Omit<Items, 'kind'>>(options: O) => ({
  kind: 'items' as const,
  ...options,
})

/** `when` says whether the text is a picture at all. */
export const picture = (when?: (siblings: Raw) => boolean) => ({
  kind: 'text' as const,
  max: 500,
  picture: true as const,
  help: 'The id of a picture that is attached to the block, or the address of a picture.',
  ...(when ? { when } : {}),
})

/** What a view gets: defaults applied, lists never missing, items that lack what they need left out. */
export type Values<Fields> = { readonly [K in keyof Fields]: Value<Fields[K]> }

type Value<F> = F extends { kind: 'items'; of: infer Of }
  ? readonly Values<Of>[]
  : F extends { required: true } | { default: string | number } | { kind: 'flag' | 'texts' }
    ? Own<F>
    : Own<F> | undefined
type Own<F> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: infer K extends keyof Plain }
    ? Plain[K]
    : never
