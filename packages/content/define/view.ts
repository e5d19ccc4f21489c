import type { ReactNode } from 'react'
import type { ContentTypeId, detailIds } from '../generated/ids.ts'
import type { Edition, KnownEvent } from './event.ts'
import type { Teaser } from './facts.ts'
import type { Asset, RichText } from './field.ts'
import type { Entry, FieldsOf, IdsIn } from './values.ts'
import type { WidgetName, WidgetProps } from './widgets.ts'

/** Pure: server and live preview give the same markup. */
export type View<Id extends ContentTypeId> = (props: { entry: Entry<Id>; page: Page }) => ReactNode

export type Block = Entry<IdsIn<'block'>>
export type Embed = Entry<IdsIn<'embed'>>
export type Card = Entry<IdsIn<'card'>>
export type Detail = Entry<DetailId>
export type DetailId = (typeof detailIds)[number]
export type Shown = Block | Embed | Card | Detail

export type Page = {
  /** If a block throws, only that block is missing. `column` gives each block a box with these classes. */
  /** `above`: the rank of a heading that the view itself shows above them. */
  blocks(entries: readonly (Block | Embed)[], column?: string, above?: number): ReactNode
  /** A failing card does not affect the others. A type without a card is reported and left out. */
  cards(entries: readonly Card[], column?: string): ReactNode
  richText(document: RichText | undefined, wish?: TextWish): ReactNode
  /** Renders only elements of the allow-list from editors' HTML. */
  html(source: string | undefined): ReactNode
  image(asset: Asset, wish?: ImageWish): ImageAttributes
  /** Returns a URL with a scheme. */
  file(asset: Asset): string
  /** A disallowed URL loses its `href`. */
  link(address: string | undefined): LinkAttributes
  /** Links to a path such as `/membership/join` in the same window. */
  memberApp(path: `/${string}`): LinkAttributes
  /** From `outline/`: 1 for the page's first title, else 2 to 6. Headings inside the block are one deeper. */
  rank: number
  /** Milliseconds since 1970; absent if the page does not depend on the time. */
  now?: number
  /** The site injects what depends on the viewer or the shop; without it, nothing shows. */
  widget<Name extends WidgetName>(name: Name, props: WidgetProps[Name]): ReactNode
  /** Returns undefined if the service is not configured. */
  embed(service: EmbedService, path: string): string | undefined
  event(entry: Entry<'eventEdition'>): KnownEvent
  /** Returns undefined if unlimited or unknown. */
  seats?(product: Entry<'product'>): number | undefined
  /** The page is about this topic, so its cards do not repeat it. */
  topic?: string
  /** Cards stand in rows, each with a narrow picture beside its words. */
  areCardsRows?: boolean
  /** Only the site knows them, and it shows them again when they change. */
  newest?(count: number): readonly Teaser[]
  /** Only the page of a journal knows them. */
  articlesOf?(edition: Entry<'journalEditions'>): readonly Teaser[]
  /** Of a journal; only its page knows it. */
  currentIssue?(product: Entry<'product'>): Entry<'journalEditions'> | undefined
  /** Returns undefined for a course of no event. */
  editionOf?(product: Entry<'product'>): Edition | undefined
  /** Returns the next course with the same name, apart from the name of its event. */
  nextCourse?(product: Entry<'product'>): Entry<'product'> | undefined
  terms?: SaleTerms
  supportEmail?: string
  telephone?: string
  pressEmail?: string
  /** Reports to the content team, not to visitors. */
  report(message: string, severity?: 'warning'): void
  /** The public page has no marks. */
  mark<E extends Entry>(entry: E, field: keyof FieldsOf<E['type']> & string): Mark
}

/** From the site settings. */
export type SaleTerms = Partial<
  Pick<Entry<'siteSettings'>['fields'], 'accreditation' | 'refundRule' | 'refundPage'>
>

export type EmbedService = 'video' | 'booking' | 'map' | 'form'

/** CSS pixels, not file pixels. `isLazy` applies at any position. */
export type ImageWish = {
  width?: number
  height?: number
  sizes?: string
  /** CSS pixels, if small screens show the picture much narrower than others. */
  smallestWidth?: number
  isLazy?: boolean
}
export type TextWish = {
  /** The linked entry that holds the text, if it is not the view's entry. */
  of?: Entry
  /** The main text: its headings get anchors, and its pictures load lazily. */
  isBody?: boolean
}
export type ImageAttributes = {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
  alt: string
  loading: 'eager' | 'lazy'
  fetchPriority?: 'high'
  decoding: 'async'
}
export type LinkAttributes = { href?: string; target?: '_blank'; rel?: string }
export const headingTag = (rank: number): HeadingTag =>
  `h${Math.min(Math.max(Math.round(rank), 1), 6)}` as HeadingTag
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** Contentful's live preview SDK and the site's bridge read these. */
export type Mark = {
  'data-contentful-entry-id'?: string
  'data-contentful-field-id'?: string
  'data-contentful-space'?: string
  'data-contentful-environment'?: string
  'data-contentful-locale'?: string
}

export type ViewsFor<Slot extends string> = { [Id in IdsIn<Slot>]: View<Id> }

export type PageViews = { readonly [Id in ContentTypeId]?: View<Id> }
