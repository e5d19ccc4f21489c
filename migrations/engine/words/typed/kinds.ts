import type { Document } from '@contentful/rich-text-types'

export type FieldKind = keyof ValuesByKind

/** Value types of the Management API. */
type ValuesByKind = {
  Symbol: string
  Text: string
  RichText: Document
  Integer: number
  Number: number
  /** ISO 8601, such as `2026-11-20` or `2026-11-20T10:00+01:00`. */
  Date: string
  Boolean: boolean
  Object: unknown
  Location: { lat: number; lon: number }
  'Link<Entry>': LinkTo<'Entry'>
  'Link<Asset>': LinkTo<'Asset'>
  'Array<Symbol>': readonly string[]
  'Array<Link<Entry>>': readonly LinkTo<'Entry'>[]
  'Array<Link<Asset>>': readonly LinkTo<'Asset'>[]
}

export type LinkTo<LinkType extends string> = {
  readonly sys: { readonly type: 'Link'; readonly linkType: LinkType; readonly id: string }
}

export type TypedValues<Fields> = {
  readonly [Field in keyof Fields]?: ValuesByKind[Fields[Field] & FieldKind]
}

export type KindOf<Spec> = Spec extends { type: 'Link'; linkType: infer To extends string }
  ? `Link<${To}>`
  : Spec extends { type: 'Array'; items: { type: 'Link'; linkType: infer To extends string } }
    ? `Array<Link<${To}>>`
    : Spec extends { type: 'Array' }
      ? 'Array<Symbol>'
      : Spec extends { type: infer Type }
        ? Type
        : never
