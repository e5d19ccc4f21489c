import type { Items, JsonForm, Plain, Raw } from './field.ts'

export type Schema = JsonForm & { name: string; help: string }

/** In characters: all browsers and servers accept such URLs. */
export const longestAddress = 2000

export const items = <const O extends Omit<Items, 'kind'>>(options: O) => ({
  kind: 'items' as const,
  ...options,
})

export const picture = (when?: (siblings: Raw) => boolean) => ({
  kind: 'text' as const,
  max: 500,
  picture: true as const,
  help: 'The id of a picture that is attached to the block, or the address of a picture.',
  ...(when ? { when } : {}),
})

/** Applies defaults, always has lists, and omits incomplete items. */
export type FormValues<Fields> = { readonly [K in keyof Fields]: Value<Fields[K]> }

type Value<F> = F extends { kind: 'items'; of: infer Of }
  ? readonly FormValues<Of>[]
  : F extends { required: true } | { default: string | number } | { kind: 'flag' | 'texts' }
    ? Own<F>
    : Own<F> | undefined
type Own<F> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: infer K extends keyof Plain }
    ? Plain[K]
    : never
