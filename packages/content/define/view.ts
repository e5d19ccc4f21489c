import type { ReactNode } from 'react'
import type { ContentTypeId, detailIds } from '../generated/ids.ts'
import type { KnownEvent } from './event.ts'
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
  /** A block that throws does not affect the others. `column` gives each block a box with these classes. */
  blocks(entries: readonly (Block | Embed)[], column?: string): ReactNode
  /** Isolates cards like blocks; reports and leaves out a type without a card. */
  cards(entries: readonly Card[], column?: string): ReactNode
  richText(document: RichText | undefined, wish?: TextWish): ReactNode
  /** The allow-list drops other markup. */
  html(source: string | undefined): ReactNode
  /** For an `<img>` on the Images API. */
  image(asset: Asset, wish?: ImageWish): ImageAttributes
  /** With a scheme. */
  file(asset: Asset): string
  /** A disallowed URL loses its `href`. */
  link(address: string | undefined): LinkAttributes
  /** For a path such as `/membership/join`; opens in the same window. */
  memberApp(path: `/${string}`): LinkAttributes
  /** From `outline/`: 1 for the first title of the page, else 2 to 6. Headings inside the block are one deeper. */
  rank: number
  /** Render time in milliseconds since 1970; absent if the page does not depend on it. */
  now?: number
  /** The site injects what depends on the viewer or the shop; without it, nothing shows. */
  widget<Name extends WidgetName>(name: Name, props: WidgetProps[Name]): ReactNode
  /** Frame URL; undefined if the service is not configured. */
  embed(service: EmbedService, path: string): string | undefined
  event(entry: Entry<'eventEdition'>): KnownEvent
  /** Undefined if unlimited or unknown. */
  seats?(product: Entry<'product'>): number | undefined
  supportEmail?: string
  telephone?: string
  /** For the content team, not visitors. */
  report(message: string, severity?: 'warning'): void
  /** Preview attributes by which a click finds this field. */
  mark<E extends Entry>(entry: E, field: keyof FieldsOf<E['type']> & string): Mark
}

export type EmbedService = 'video' | 'booking' | 'map' | 'form'

/** CSS pixels, not file pixels. `isLazy`: at any position on the page. */
export type ImageWish = { width?: number; height?: number; sizes?: string; isLazy?: boolean }
export type TextWish = {
  /** The entry that holds the text, if it is not the view's. */
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

/** Read by Contentful's live preview SDK and the site's bridge. */
export type Mark = {
  'data-contentful-entry-id'?: string
  'data-contentful-field-id'?: string
  'data-contentful-space'?: string
  'data-contentful-environment'?: string
  'data-contentful-locale'?: string
}

export type ViewsFor<Slot extends string> = { [Id in IdsIn<Slot>]: View<Id> }

export type PageViews = { readonly [Id in ContentTypeId]?: View<Id> }
