import type { ReactNode } from 'react'
import type { ContentTypeId, detailIds } from '../generated/ids.ts'
import type { KnownEvent } from './event.ts'
import type { Asset, RichText } from './field.ts'
import type { Entry, FieldsOf, IdsIn } from './values.ts'
import type { WidgetName, WidgetProps } from './widgets.ts'

/** Pure: the same props give the same markup, on the server and in live preview. */
export type View<Id extends ContentTypeId> = (props: { entry: Entry<Id>; page: Page }) => ReactNode

export type Block = Entry<IdsIn<'block'>>
export type Embed = Entry<IdsIn<'embed'>>
export type Card = Entry<IdsIn<'card'>>
/** An entry with its own page, such as an article. */
export type Detail = Entry<DetailId>
export type DetailId = (typeof detailIds)[number]
export type Shown = Block | Embed | Card | Detail

export type Page = {
  /**
   * Renders child blocks. A block that throws does not affect the others. With `column`, each block gets a box with
   * these classes.
   */
  blocks(entries: readonly (Block | Embed)[], column?: string): ReactNode
  /** Renders child entries as cards, isolated like blocks; a type without a card is reported and left out. */
  cards(entries: readonly Card[], column?: string): ReactNode
  richText(document: RichText | undefined, wish?: TextWish): ReactNode
  /** Renders editors' HTML as React elements; the allow-list drops everything else. */
  html(source: string | undefined): ReactNode
  /** Returns `src`, `srcSet`, `sizes`, `width`, `height`, `loading` of an `<img>` on the Images API. */
  image(asset: Asset, wish?: ImageWish): ImageAttributes
  /** Returns the file's URL with a scheme. */
  file(asset: Asset): string
  /** Returns `href`, `target` and `rel`; a disallowed URL loses its `href`. */
  link(address: string | undefined): LinkAttributes
  /** Links to a path of the member application, such as `/membership/join`; the link opens in the same window. */
  memberApp(path: `/${string}`): LinkAttributes
  /**
   * Rank of this block's heading from `outline/`: 1 for the first title of the page, else 2 to 6.
   * `headingTag(page.rank)` is its tag; headings inside the block are one deeper.
   */
  rank: number
  /** Render time in milliseconds since 1970. Absent if the page does not depend on it. */
  now?: number
  /** Renders what depends on the viewer or the shop. The site injects it; without it, nothing shows. */
  widget<Name extends WidgetName>(name: Name, props: WidgetProps[Name]): ReactNode
  /**
   * Returns the frame URL of an outside service, such as a video player; undefined if the service is not configured.
   */
  embed(service: EmbedService, path: string): string | undefined
  event(entry: Entry<'eventEdition'>): KnownEvent
  /** Free seats of a course; undefined if unlimited or unknown. */
  seats?(product: Entry<'product'>): number | undefined
  /** Shown to visitors when something fails; undefined if unknown. */
  supportEmail?: string
  /** Undefined if unknown. */
  telephone?: string
  /** Reports a problem to the content team; visitors do not see it. */
  report(message: string, severity?: 'warning'): void
  /** Returns the attributes by which a click in the preview finds this field; none on the public page. */
  mark<E extends Entry>(entry: E, field: keyof FieldsOf<E['type']> & string): Mark
}

export type EmbedService = 'video' | 'booking' | 'map' | 'form'

/** CSS pixels, not pixels of the file. `isLazy`: loads when it is near the window, at any position on the page. */
export type ImageWish = { width?: number; height?: number; sizes?: string; isLazy?: boolean }
export type TextWish = {
  /** The linked entry that holds the text, if it is not the view's entry. */
  of?: Entry
  /** The page's main text: its headings get anchors, and its pictures load near the window. */
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
/** Limits the rank to h1–h6. */
export const headingTag = (rank: number): HeadingTag =>
  `h${Math.min(Math.max(Math.round(rank), 1), 6)}` as HeadingTag
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** Contentful's live preview SDK and the site's own bridge read these. */
export type Mark = {
  'data-contentful-entry-id'?: string
  'data-contentful-field-id'?: string
  'data-contentful-space'?: string
  'data-contentful-environment'?: string
  'data-contentful-locale'?: string
}

export type ViewsFor<Slot extends string> = { [Id in IdsIn<Slot>]: View<Id> }

/** The page's heading is its h1. */
export type PageViews = { readonly [Id in ContentTypeId]?: View<Id> }
