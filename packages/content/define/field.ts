import type { Document } from '@contentful/rich-text-types'
import type { ContentTypeId } from '../generated/ids.ts'

/** One field of a content type: what editors see, what the wire carries, what code reads. */
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
 * of a grid of twelve. `count`: how many beside each other.
 */
export type Picker = 'variant' | 'spacing' | 'columns' | 'count'

export type Kind = keyof Plain | 'choice' | 'reference' | 'references'

/** Kinds whose value does not depend on the field's own options. */
export type Plain = {
  text: string
  longText: string
  markdown: string
  html: string
  /** An address: absolute, relative, hash, query, mailto or tel. */
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
  /** As delivered, usually protocol-relative; give it a scheme with `imageSource`. */
  url: string
  title: string
  description: string
  contentType: string
  /** Pixels; missing when the asset is no picture. */
  width?: number
  height?: number
  /** Bytes. */
  size?: number
}

/** What a reference accepts: named content types, or every content type that declares the slot. */
export type Target = readonly ContentTypeId[] | { readonly slot: string }

export type MimeGroup = 'image' | 'audio' | 'video' | 'pdfdocument'

/** What an editor may start from, by a name; fetched when somebody asks. */
export type Examples = () => Promise<Readonly<Record<string, unknown>>>

/** The form of a JSON field, by the values of the other fields of the entry; undefined where there is none. */
export type FormOf = (siblings: Readonly<Record<string, unknown>>) => JsonForm | undefined

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

type Common = {
  name?: string
  help?: string
  /**
   * Marks the words of the block's own heading; a JSON field holds them as its `title`. The heading of a `part`
   * introduces a part of the page, the heading of an `item` names one item of a list.
   */
  heading?: 'part' | 'item'
  required?: boolean
  /** Only the page of the entry shows it; its card and its block do not. */
  onPage?: true
  /** The view only reads the entries that it leads to: they are not blocks of the page. */
  isRead?: true
  /** Written and read by programs alone: no editor shows it, no rule judges it, and code that renders never sees it. */
  hidden?: boolean
  /** Where the editor shows it, when its kind does not tell: with what is written, or with how that is laid out. */
  group?: 'content' | 'layout'
}
type Limits = { min?: number; max?: number }
type Written = Common &
  Limits & {
    default?: string
    pattern?: string
    unique?: boolean
    /** Holds the id of a variant, which an editor chooses from the shop. */
    picker?: 'variant'
  }
type Counted = Common & Limits & { default?: number; unit?: string; picker?: 'spacing' | 'columns' | 'count' }
type Valued = Common & { default?: string }
type Classy = Valued & { picker?: 'spacing' | 'columns' }

/** Builds plain data: `text({ max: 80 })` is `{ kind: 'text', max: 80 }`, typed exactly so. */
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
 * `markup` says that its texts may hold HTML, which the rules then look at as the site does; `examined`, that its type
 * examines its addresses itself, and can tell their places.
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
