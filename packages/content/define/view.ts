import type { ReactNode } from 'react'
import type { ContentTypeId, detailIds } from '../generated/ids.ts'
import type { KnownEvent } from './event.ts'
import type { Asset, RichText } from './field.ts'
import type { Entry, FieldsOf, IdsIn } from './values.ts'
import type { WidgetName, WidgetProps } from './widgets.ts'

/** How one content type looks. Pure: same props, same markup, on the server and in live preview. */
export type View<Id extends ContentTypeId> = (props: { entry: Entry<Id>; page: Page }) => ReactNode

export type Block = Entry<IdsIn<'block'>>
export type Embed = Entry<IdsIn<'embed'>>
export type Card = Entry<IdsIn<'card'>>
/** An entry with a page of its own, such as an article. */
export type Detail = Entry<DetailId>
export type DetailId = (typeof detailIds)[number]
/** Whatever has a look of its own. */
export type Shown = Block | Embed | Card | Detail

/** What a view may ask of the page it stands on. */
export type Page = {
  /**
   * Renders child blocks, each fenced: one that cannot be rendered takes only itself down. With `column`, each stands
   * in a box of these classes.
   */
  blocks(entries: readonly (Block | Embed)[], column?: string): ReactNode
  /** Renders child entries as cards, fenced as blocks are; a type without a card is reported and left out. */
  cards(entries: readonly Card[], column?: string): ReactNode
  richText(document: RichText | undefined, wish?: TextWish): ReactNode
  /** Editors' HTML as React elements: what the allow-list knows, nothing else. */
  html(source: string | undefined): ReactNode
  /** `src`, `srcSet`, `sizes`, `width`, `height`, `loading` of an `<img>` on the Images API. */
  image(asset: Asset, wish?: ImageWish): ImageAttributes
  /** The address of a file, with its scheme. */
  file(asset: Asset): string
  /** `href`, `target` and `rel` of a link; an address that is not allowed loses its `href`. */
  link(address: string | undefined): LinkAttributes
  /** A link to a path of the member application, such as `/membership/join`; it stays in the same window. */
  memberApp(path: `/${string}`): LinkAttributes
  /**
   * The rank of this block's own heading, as `outline/` decides it: 1 for the first title of the page, else 2 to 6.
   * `headingTag(page.rank)` is its tag; headings inside the block are one deeper.
   */
  rank: number
  /** The time of the rendering, in milliseconds since 1970. Absent where the page does not depend on it. */
  now?: number
  /** What depends on the viewer or the shop; the site injects it. Nothing where it injects none. */
  widget<Name extends WidgetName>(name: Name, props: WidgetProps[Name]): ReactNode
  /** The address of a frame of an outside service, such as a video's player; nothing where the service is not set up. */
  embed(service: EmbedService, path: string): string | undefined
  /** An edition of an event with its offers, and the edition that follows it. */
  event(entry: Entry<'eventEdition'>): KnownEvent
  /** The free seats of a course of an event. Undefined where they are not limited, or not known. */
  seats?(product: Entry<'product'>): number | undefined
  /** Where visitors write to when something does not work; nothing where it is not known. */
  supportEmail?: string
  /** Where visitors call; nothing where it is not known. */
  telephone?: string
  /** Tells those who look after the content what is wrong; visitors do not see it. */
  report(message: string, severity?: 'warning'): void
  /** In preview, the attributes by which a click finds this field; nothing on the public page. */
  mark<E extends Entry>(entry: E, field: keyof FieldsOf<E['type']> & string): Mark
}

/** Outside services whose frames a page may hold. */
export type EmbedService = 'video' | 'booking' | 'map' | 'form'

/** Pixels of the page, not of the picture. `isLazy`: it loads when it is near the window, wherever it is on the page. */
export type ImageWish = { width?: number; height?: number; sizes?: string; isLazy?: boolean }
export type TextWish = {
  /** The linked entry that holds the text, where it is not the entry of the view. */
  of?: Entry
  /** The main text of a page: its headings get anchors, and its pictures load when they are near the window. */
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
/** The tag of a heading of this rank; a page's headings go no deeper than six. */
export const headingTag = (rank: number): HeadingTag =>
  `h${Math.min(Math.max(Math.round(rank), 1), 6)}` as HeadingTag
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** Read by Contentful's live preview SDK and by our own bridge. */
export type Mark = {
  'data-contentful-entry-id'?: string
  'data-contentful-field-id'?: string
  'data-contentful-space'?: string
  'data-contentful-environment'?: string
  'data-contentful-locale'?: string
}

export type ViewsFor<Slot extends string> = { [Id in IdsIn<Slot>]: View<Id> }

/** The pages of entries that have one of their own, such as articles. The heading of the page is its h1. */
export type PageViews = { readonly [Id in ContentTypeId]?: View<Id> }
