import type { Document } from '@contentful/rich-text-types'
import type { ContentTypeId } from '../generated/ids.ts'

export type Field = Common &
  Limits & {
    kind: Kind
    default?: unknown
    options?: readonly string[]
    to?: Target
    pattern?: string
    embeds?: Target
    mimeTypes?: readonly MimeGroup[]
    unique?: boolean
    picker?: Picker
    hasTime?: true
    unit?: string
    markup?: 'html'
    examined?: true
    examples?: Examples
    form?: FormOf
  }

/**
 * How an editor chooses the value. `variant`: from the shop. `spacing`: a step of the spacer scale. `columns`: columns
 * of a 12-column grid. `count`: number of items side by side.
 */
export type Picker = 'variant' | 'spacing' | 'columns' | 'count'

export type Kind = keyof Plain | 'choice' | 'reference' | 'references'

/** Kinds whose value does not depend on the field's options. */
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
  /** As delivered, usually protocol-relative; `imageSource` adds a scheme. */
  url: string
  title: string
  description: string
  contentType: string
  /** Pixels; missing when the asset is not a picture. */
  width?: number
  height?: number
  /** Bytes. */
  size?: number
}

/** Named content types, or every content type that declares the slot. */
export type Target = readonly ContentTypeId[] | { readonly slot: string }

export type MimeGroup = 'image' | 'audio' | 'video' | 'pdfdocument'

/** Templates for editors by name, loaded on demand. */
export type Examples = () => Promise<Readonly<Record<string, unknown>>>

/** Returns the form of a JSON field, depending on the entry's other fields; undefined without a form. */
export type FormOf = (siblings: Readonly<Record<string, unknown>>) => JsonForm | undefined

/** Editors get a form of it. */
export type JsonForm = {
  help?: string
  fields: JsonFields
  checks?: readonly ItemCheck[]
  /** Set for JSON that is not an object of these fields, such as a list. */
  shape?: JsonShape
}

export type JsonShape = {
  /** Returns undefined for JSON that the form cannot show. */
  open(json: unknown): Raw | undefined
  close(values: Raw): unknown
}
export type JsonFields = Readonly<Record<string, JsonField>>
export type JsonField = ValueField | Items

/** `picture`: holds the id of an attached picture or its URL. */
export type ValueField = Field & {
  picture?: true
  when?: (siblings: Raw) => boolean
  /** The value may also be a number. */
  orNumber?: true
}

/** `name` is the singular for editors: “Card”. */
export type Items = {
  kind: 'items'
  name: string
  of: JsonFields
  min?: number
  max?: number
  checks?: readonly ItemCheck[]
}

/** Advice that spans the fields of one object of any shape. `field` is where the editor should look. */
export type ItemCheck = { field?: string; when(item: Raw): boolean } & ({ warn: string } | { error: string })
export type Raw = Readonly<Record<string, unknown>>

type Common = {
  name?: string
  help?: string
  /**
   * Marks the block's own heading; a JSON field holds it as its `title`. The heading of a `part` introduces a part of
   * the page; the heading of an `item` names one item of a list.
   */
  heading?: 'part' | 'item'
  required?: boolean
  /** Only the entry's page shows it, not its card or block. */
  onPage?: true
  /** The view only reads the linked entries: they are not blocks of the page. */
  isRead?: true
  /** Only programs write and read it: the editor does not show it, rules skip it, and views never receive it. */
  hidden?: boolean
  /** Tab of the editor, when the kind does not determine it: text or layout. */
  group?: 'content' | 'layout'
}
type Limits = { min?: number; max?: number }
type Written = Common &
  Limits & {
    default?: string
    pattern?: string
    unique?: boolean
    /** Id of a variant, which an editor chooses from the shop. */
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

export const text = field<Written>()('text')
export const longText = field<Written>()('longText')
export const markdown = field<Written>()('markdown')
export const html = field<Common>()('html')
export const url = field<Valued>()('url')
export const color = field<Valued>()('color')
export const classes = field<Classy>()('classes')
export const richText = field<Common & { embeds?: Target }>()('richText')
export const integer = field<Counted>()('integer')
export const number = field<Counted>()('number')
export const flag = field<Common & { default?: boolean }>()('flag')
/** `hasTime`: a moment, with its time and zone. */
export const date = field<Common & { hasTime?: true }>()('date')
/**
 * `markup`: its texts may hold HTML, which the rules check as the site reads it. `examined`: its type checks its URLs
 * itself and can report their positions.
 */
export const json = field<
  Common & { markup?: 'html'; examined?: true; examples?: Examples; form?: FormOf }
>()('json')
export const asset = field<Common & { mimeTypes?: readonly MimeGroup[] }>()('asset')
export const assets = field<Common & Limits & { mimeTypes?: readonly MimeGroup[] }>()('assets')
export const texts = field<Common & Limits>()('texts')
export const reference = field<Common & { to: Target }>()('reference')
export const references = field<Common & Limits & { to: Target }>()('references')

export function choice<
  const Options extends readonly string[],
  const O extends Common & { default?: NoInfer<Options>[number] },
>(options: { options: Options } & O) {
  return { kind: 'choice', ...options } as { kind: 'choice'; options: Options } & O
}
