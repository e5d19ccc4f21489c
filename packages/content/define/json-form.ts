import type { Items, JsonForm, Plain, Raw } from './field.ts'

/** One kind of JSON block: what it may hold, in the vocabulary of the content types and two words more. */
export type Schema = JsonForm & { name: string; help: string }

/** Characters, as far as all browsers and servers read an address. */
export const longestAddress = 2000

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
