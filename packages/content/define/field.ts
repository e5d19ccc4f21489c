import type { Document } from '@contentful/rich-text-types'
import type { ContentTypeId } from '../generated/ids.ts'

export type Field = Common &
  Limits & {
    kind: Kind
    default?: unknown
    options?: readonly string[]
    to?: ReferenceTarget
    pattern?: string
    embeds?: ReferenceTarget
    mimeTypes?: readonly MimeGroup[]
    unique?: boolean
    picker?: Picker
    /** The date includes time and zone. */
    hasTime?: true
    unit?: string
    markup?: 'html'
    examined?: true
    examples?: Examples
    form?: FormOf
  }

/** `variant`: from the shop. `spacing`: a step of the spacer scale. `columns`: of 12. `count`: items side by side. */
export type Picker = 'variant' | 'spacing' | 'columns' | 'count'

export type Kind = keyof Plain | 'choice' | 'reference' | 'references'

export type Plain = {
  text: string
  longText: string
  markdown: string
  html: string
  /** Absolute, relative, hash, query, mailto or tel. */
  url: string
  /** A name of the palette, hex or `rgb()`. */
  color: string
  /** Bootstrap-like class names, separated by spaces. */
  classes: string
  date: string
  integer: number
  number: number
  flag: boolean
  json: unknown
  richText: RichText
  asset: Asset
  assets: readonly Asset[]
  texts: readonly string[]
}

export type RichText = Document
export type Asset = {
  id: string
  /** Usually protocol-relative; `imageSource` adds a scheme. */
  url: string
  title: string
  description: string
  contentType: string
  /** Pixels; undefined for other files. */
  width?: number
  height?: number
  /** Bytes. */
  size?: number
}

export type ReferenceTarget = readonly ContentTypeId[] | { readonly slot: string }

export type MimeGroup = 'image' | 'audio' | 'video' | 'pdfdocument'

/** Values that an editor can start from, by name; loaded on demand. */
export type Examples = () => Promise<Readonly<Record<string, unknown>>>

export type FormOf = (siblings: Readonly<Record<string, unknown>>) => JsonForm | undefined

export type JsonForm = {
  help?: string
  fields: JsonFields
  checks?: readonly ItemCheck[]
  /** For JSON that is not an object of these fields, such as a list. */
  shape?: JsonShape
}

export type JsonShape = {
  /** Returns undefined for JSON that the form cannot show. */
  open(json: unknown): Raw | undefined
  close(values: Raw): unknown
}
export type JsonFields = Readonly<Record<string, JsonField>>
export type JsonField = ValueField | Items

/**
 * `picture`: the id of an attached picture, or its URL. `when` decides whether the text is a picture. `orNumber`: the
 * value may also be a number.
 */
export type ValueField = Field & {
  picture?: true
  when?: (siblings: Raw) => boolean
  orNumber?: true
}

/** Singular `name`: “Card”. */
export type Items = {
  kind: 'items'
  name: string
  of: JsonFields
  min?: number
  max?: number
  checks?: readonly ItemCheck[]
}

/** Advice about several fields of one object. */
export type ItemCheck = { field?: string; when(item: Raw): boolean } & ({ warn: string } | { error: string })
export type Raw = Readonly<Record<string, unknown>>

type Common = {
  name?: string
  help?: string
  /**
   * Marks the block's heading, in JSON its `title`. A `part` introduces a part of the page, an `item` names one item of
   * a list.
   */
  heading?: 'part' | 'item'
  required?: boolean
  /** Cards and blocks do not show it. */
  onPage?: true
  /** The view only reads the linked entries: they are not blocks of the page. */
  isRead?: true
  /** Editors do not see it, rules skip it, and views never receive it. */
  hidden?: boolean
  /** The group in the editor's form, by default the one of the field's kind. */
  group?: 'content' | 'layout'
}
type Limits = { min?: number; max?: number }
type TextOptions = Common &
  Limits & {
    default?: string
    pattern?: string
    unique?: boolean
    picker?: 'variant'
  }
type Counted = Common & Limits & { default?: number; unit?: string; picker?: 'spacing' | 'columns' | 'count' }
type Valued = Common & { default?: string }
type Classy = Valued & { picker?: 'spacing' | 'columns' }

/** `text({ max: 80 })` returns `{ kind: 'text', max: 80 }` with exactly this type. */
function field<Options>() {
  return <const K extends Kind>(kind: K) => {
    function build(): { kind: K }
    function build<const O extends Options>(options: O): { kind: K } & O
    function build(options?: Options) {
      return { kind, ...options }
    }
    return build
  }
}

export const text = field<TextOptions>()('text')
export const longText = field<TextOptions>()('longText')
export const markdown = field<TextOptions>()('markdown')
export const html = field<Common>()('html')
export const url = field<Valued>()('url')
export const color = field<Valued>()('color')
export const classes = field<Classy>()('classes')
export const richText = field<Common & { embeds?: ReferenceTarget }>()('richText')
export const integer = field<Counted>()('integer')
export const number = field<Counted>()('number')
export const flag = field<Common & { default?: boolean }>()('flag')
export const date = field<Common & { hasTime?: true }>()('date')
/**
 * `markup`: texts may hold HTML, which rules check. `examined`: the type checks its own URLs and reports their
 * positions.
 */
export const json = field<
  Common & { markup?: 'html'; examined?: true; examples?: Examples; form?: FormOf }
>()('json')
export const asset = field<Common & { mimeTypes?: readonly MimeGroup[] }>()('asset')
export const assets = field<Common & Limits & { mimeTypes?: readonly MimeGroup[] }>()('assets')
export const texts = field<Common & Limits>()('texts')
export const reference = field<Common & { to: ReferenceTarget }>()('reference')
export const references = field<Common & Limits & { to: ReferenceTarget }>()('references')

export function choice<
  const Options extends readonly string[],
  const O extends Common & { default?: NoInfer<Options>[number] },
>(options: { options: Options } & O) {
  return { kind: 'choice', ...options } as { kind: 'choice'; options: Options } & O
}
