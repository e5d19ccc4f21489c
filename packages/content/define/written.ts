import type { Field, Plain } from './field.ts'

export type Written<Fields> = {
  readonly [K in keyof Fields]?: Fields[K] extends Field ? WrittenValue<Fields[K]> : never
}

export type WrittenValue<F> = F extends { kind: 'reference' }
  ? WrittenLink
  : F extends { kind: 'references' }
    ? readonly WrittenLink[]
    : F extends { kind: 'asset' }
      ? AssetLink
      : F extends { kind: 'assets' }
        ? readonly AssetLink[]
        : Own<F>
/** A content type (its fixture) or the id of a seed entry. */
export type WrittenLink<Id extends string = string> = { readonly link: Id }
export type AssetLink<Id extends string = string> = { readonly asset: Id }
export type Own<F> = F extends { kind: keyof Plain }
  ? Plain[F['kind']]
  : F extends { options: readonly (infer Option)[] }
    ? Option
    : unknown
