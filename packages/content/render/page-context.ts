import type { FragmentInstance, ReactNode } from 'react'
import type { Space } from '../define/content-type.ts'
import type { KnownEvent } from '../define/event.ts'
import type { Asset, RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import type { Embed, EmbedService, ImageWish, Mark, Page, Shown, TextWish } from '../define/view.ts'
import type { WidgetProps, Widgets } from '../define/widgets.ts'
import type { Problem } from '../derive/read.ts'
import { renderHtml } from '../html/render-html.ts'
import { fileAddress, imageAttributes } from '../images/image-attributes.ts'
import { type LinkHosts, linkAttributes } from '../links/link-attributes.ts'
import { lowestRank } from '../outline/heading-ranks.ts'
import { headingsIn, type Node, writtenRank } from '../rich-text/ranked-headings.ts'
import { renderRichText } from '../rich-text/render-rich-text.tsx'
import { eventAlone } from '../shared/events/known-event.ts'
import type { RemarkSource } from './live/remarks.tsx'
import { type BlockHeadings, headingsAt, keyOf, placesOf, type Survey } from './survey.ts'

export type RenderOptions = {
  /**
   * `preview` marks fields for the inspector and shows editors what is broken. `shared` marks fields for remarks, and
   * its readers are no editors. Visitors see neither.
   */
  mode: 'public' | 'shared' | 'preview'
  links: LinkHosts
  /** Of pictures and files: https, except on the local services. */
  scheme: 'http' | 'https'
  /** What depends on the viewer and the shop; without it such parts are left out. */
  widgets?: Widgets
  /** Where the frames of outside services start, such as `https://player.vimeo.com`; only those that are set up. */
  embeds?: { readonly [Service in EmbedService]?: string }
  supportEmail?: string
  telephone?: string
  /** Facts about editions of events. Without them, views read the entries alone. */
  event?(entry: Entry<'eventEdition'>): KnownEvent
  /** The free seats of a course of an event. Without it, views say nothing of seats. */
  seats?(product: Entry<'product'>): number | undefined
  /** The time of the rendering, in milliseconds since 1970: what has ended by then says so. */
  now?: number
  /** Contentful's own ids, for the marks of the preview. */
  ids?: { spaces: Record<Space, string>; environment: string; locale: string }
  /** In live preview, what the rules say of each entry; its block shows it. */
  remarks?: RemarkSource
  /** In live preview, hears which elements each block has; the canvas draws around them. */
  placed?: Placed
  /** Called while views render, so it must only take note: no state may be set in it. */
  report?(problem: Problem): void
}

/** Where a view stands. */
export type Position = {
  /** Set for an entry with its own page: its blocks are below the first screen. */
  isPage?: boolean
  /** Index of the page's own block that contains it; absent at the page itself. */
  section?: number
  path: string
  /** Keys of the entries around it and of itself. */
  trail: readonly string[]
  /** The heading rank of the block that places it; absent at the page itself. */
  above?: number
}

export type Scope = {
  options: RenderOptions
  survey: Survey
  /** Renders a block at a position: tried at once on the server, fenced by React in live preview. */
  place(block: PlacedBlock): ReactNode
  pages: Map<string, PlacedPage>
  /** Whether the first picture of the page was shown: the visitor waits for that one. Absent in preview. */
  firstPicture?: { isShown: boolean }
}

/** A block of the live preview and where it is. `trail` holds the keys of the blocks around it, and its own. */
export type LivePlace = { entry: Shown; path: string; trail: readonly string[] }

/** Told of each block that is shown, with its elements. Returns what to call when it leaves the page. */
export type Placed = (place: LivePlace, shown: FragmentInstance) => () => void

export type PlacedBlock = { entry: Shown; page: PlacedPage; as: Place; column?: string }
/** A type can have a different view as a card among cards, inside a text, or as a page of its own. */
export type Place = 'block' | 'card' | 'embed' | 'page'

/** A page as the renderer knows it: what views may ask, and where they ask from. */
export type PlacedPage = Page & {
  scope: Scope
  position: Position
  /** Renders an entry that a text embeds. */
  embedded(entry: Embed): ReactNode
}

/** Sections whose pictures are loaded at once. */
const eagerSections = 3

/** The section of the blocks after the first one: below a page of its own they load when they are near the window. */
export const sectionAfter = (as: Place) => (as === 'page' ? eagerSections : undefined)

/** The page as the view of one entry sees it; the same object for the same place, so that views can be memoised. */
export function pageAt(scope: Scope, entry: Entry, position: Position): PlacedPage {
  const known = scope.pages.get(position.path)
  if (known) return known
  const { options, survey } = scope
  const report = (message: string, severity?: 'warning') =>
    options.report?.({
      space: entry.space,
      entry: entry.id,
      type: entry.type,
      message,
      ...(severity && { severity }),
    })
  const headings = headingsAt(survey, position.path, entry) ?? ranksBelow(position.above)
  const page: PlacedPage = {
    scope,
    position,
    rank: headings.own,
    blocks: (entries, column) => placeAll(entries, page, { column }),
    cards: (entries, column) => placeAll(entries, page, { as: 'card', column }),
    embedded: (entry) => placeAll([entry], page, { as: 'embed' }),
    richText: (document, { of = entry, isBody }: TextWish = {}) =>
      renderRichText(document, isBody ? { ...page, image: lazily(page) } : page, {
        ranks: ranksOf(
          document,
          of,
          of === entry ? headings : (headingsAt(survey, '', of) ?? readText(headings)),
        ),
        hasAnchors: isBody,
      }),
    widget: (name, props) => widgetOf(options, name, props),
    embed: (service, path) => embedAddress(options, service, path),
    event: options.event ?? eventAlone,
    seats: options.seats,
    supportEmail: options.supportEmail,
    telephone: options.telephone,
    now: options.now,
    report,
    html: (source) => renderHtml(source, { hosts: options.links, rank: headings.inner, report }),
    image(asset, wish = {}) {
      if (isPicture(asset) && !(asset.width && asset.height)) {
        report(`Picture ${asset.id} has no width or no height.`)
      }
      const isEager = !wish.isLazy && (position.section ?? 0) < eagerSections
      const isFirst = isEager && scope.firstPicture?.isShown === false
      if (isFirst && scope.firstPicture) scope.firstPicture.isShown = true
      return imageAttributes(asset, wish, { scheme: options.scheme, isEager, isFirst })
    },
    file: (asset) => fileAddress(asset, options.scheme),
    link(address) {
      const attributes = linkAttributes(address, options.links)
      if (address && !attributes.href)
        report(`has a link that does not work: “${address.slice(0, 80)}” is not a valid address.`)
      return attributes
    },
    memberApp: (path) => linkAttributes(memberAddress(path, options.links), options.links),
    mark: (marked, field) => markOf(marked, field, options),
  }
  scope.pages.set(position.path, page)
  return page
}

/**
 * For an entry that the survey does not know: one that a view reads is below the heading of the view, and the text of
 * the footer is on no page.
 */
const ranksBelow = (above: number | undefined): BlockHeadings =>
  above === undefined ? { own: 2, inner: 2, texts: {} } : { own: above + 1, inner: above + 2, texts: {} }

/** For a text of an entry that a view reads: it is below the heading of the view. */
const readText = ({ own }: BlockHeadings): BlockHeadings => ({ own, inner: own + 1, texts: {} })

const lazily = (page: Page) => (asset: Asset, wish?: ImageWish) =>
  page.image(asset, { ...wish, isLazy: true })

/** The ranks of the headings in one of the entry's rich texts. */
function ranksOf(document: RichText | undefined, entry: Entry, { texts, inner }: BlockHeadings): number[] {
  const field = Object.entries(entry.fields).find(([, value]) => value === document)?.[0]
  const written = document ? headingsIn(document as Node).map(writtenRank) : []
  return texts[field ?? ''] ?? written.map((rank) => Math.min(Math.max(rank, 2) + inner - 2, lowestRank))
}

const memberAddress = (path: string, { memberApp }: LinkHosts) =>
  memberApp && `${memberApp.replace(/\/+$/, '')}${path}`

const isPicture = ({ contentType }: { contentType: string }) => contentType.startsWith('image/')

/** `before`: the entries that the parent has before these. `section`: the one that they load their pictures as. */
type Placing = {
  as?: Place
  column?: string | undefined
  before?: readonly Shown[]
  section?: number | undefined
}

export function placeAll(
  entries: readonly Shown[],
  parent: PlacedPage,
  { as = 'block', column, before = [], section: given }: Placing = {},
): ReactNode[] {
  const places = placesOf(entries, before)
  return entries.map((entry, at) => {
    const { path, trail, isPage } = parent.position
    const section = given ?? (isPage ? eagerSections : parent.position.section)
    const place = places[at] ?? keyOf(entry)
    const page = pageAt(parent.scope, entry, {
      section: section ?? before.length + at,
      path: path === '' ? place : `${path}/${place}`,
      trail: [...trail, keyOf(entry)],
      ...(as === 'page' && { isPage: true }),
      ...(path !== '' && { above: parent.rank }),
    })
    return parent.scope.place({ entry, page, as, column })
  })
}

function widgetOf<Name extends keyof WidgetProps>(
  { widgets }: RenderOptions,
  name: Name,
  props: WidgetProps[Name],
): ReactNode {
  return widgets ? widgets[name](props) : null
}

/** Paths come from editors: whatever they hold, the frame stays on the service's own host. */
function embedAddress({ embeds }: RenderOptions, service: EmbedService, path: string): string | undefined {
  const base = embeds?.[service]
  return base && `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`
}

/** In previews and shared drafts, the attributes by which a click finds a field; nothing on the public page. */
export function markOf(entry: Entry, field: string, { mode, ids }: RenderOptions): Mark {
  if (mode === 'public') return {}
  return {
    'data-contentful-entry-id': entry.id,
    'data-contentful-field-id': field,
    ...(ids && {
      'data-contentful-space': ids.spaces[entry.space],
      'data-contentful-environment': ids.environment,
      'data-contentful-locale': ids.locale,
    }),
  }
}
