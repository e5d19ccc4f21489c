import type { Field, Plain } from './field.ts'

/** As a person writes it: each value may be missing. */
export type Written<Fields> = {
  readonly [K in keyof Fields]?: Fields[K] extends Field ? WrittenValue<Fields[K]> : never
}

export type WrittenValue<F> = F extends { kind: 'reference' }
  ? Link
  : F extends { kind: 'references' }
    ? readonly Link[]
    : F extends { kind: 'asset' }
      ? AssetLink
      : F extends { kind: 'assets' }
        ? readonly AssetLink[]
        : Own<F>
/** Links to the fixture of a content type, or to an entry of the seed by its id. */
export type Link<Id extends string = string> = { readonly link: Id }
/** Links to a picture or file of the seed. */
export type AssetLink<Id extends string = string> = { readonly asset: Id }
export type Own<F> = F extends { kind: keyof Plain }
  ? Plain[F['kind']]
  : F extends { options: readonly (infer Option)[] }
    ? Option
    : unknown
