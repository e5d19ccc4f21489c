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
   * `preview` marks fields for the inspector and shows problems to editors. `shared` marks fields for remarks of
   * readers who are not editors. `public` does neither.
   */
  mode: 'public' | 'shared' | 'preview'
  links: LinkHosts
  /** For pictures and files: https, except on the local services. */
  scheme: 'http' | 'https'
  /** Parts that depend on the viewer and the shop; left out without it. */
  widgets?: Widgets
  /** Origins of configured frame services, such as `https://player.vimeo.com`. */
  embeds?: { readonly [Service in EmbedService]?: string }
  supportEmail?: string
  telephone?: string
  /** Facts about editions of events. Without it, views use only the entries. */
  event?(entry: Entry<'eventEdition'>): KnownEvent
  /** Free seats of a course. Without it, views do not mention seats. */
  seats?(product: Entry<'product'>): number | undefined
  /** Render time in milliseconds since 1970; views mark what has ended by then. */
  now?: number
  /** Contentful ids for the preview's marks. */
  ids?: { spaces: Record<Space, string>; environment: string; locale: string }
  /** Findings of the rules in live preview. */
  remarks?: RemarkSource
  /** In live preview, receives the elements of each block; the canvas draws around them. */
  placed?: Placed
  /** Called during rendering, so it must not set state. */
  report?(problem: Problem): void
}

export type Position = {
  /** Set for an entry with its own page: its blocks are below the first screen. */
  isPage?: boolean
  /** Index of the page's own block that contains it; absent at the page itself. */
  section?: number
  path: string
  /** Keys of the surrounding entries and its own. */
  trail: readonly string[]
  /** Heading rank of the parent block; absent at the page itself. */
  above?: number
}

export type Scope = {
  options: RenderOptions
  survey: Survey
  /** Renders a block at a position: with `tryBlock` on the server, with an error boundary in live preview. */
  place(block: PlacedBlock): ReactNode
  pages: Map<string, PlacedPage>
  /** True once the page's first picture, which the visitor waits for, is rendered. Absent in preview. */
  firstPicture?: { isShown: boolean }
}

/** `trail` holds the keys of the surrounding blocks and its own. */
export type LivePlace = { entry: Shown; path: string; trail: readonly string[] }

/** Receives each shown block with its elements. Returns a cleanup function. */
export type Placed = (place: LivePlace, shown: FragmentInstance) => () => void

export type PlacedBlock = { entry: Shown; page: PlacedPage; as: Place; column?: string }
/** A type can have a different view as a card, inside a text, or as its own page. */
export type Place = 'block' | 'card' | 'embed' | 'page'

export type PlacedPage = Page & {
  scope: Scope
  position: Position
  embedded(entry: Embed): ReactNode
}

/** Pictures of these sections load eagerly. */
const eagerSections = 3

/** Section of the blocks after the first: on a page of an entry, their pictures load near the window. */
export const sectionAfter = (as: Place) => (as === 'page' ? eagerSections : undefined)

/** Returns the same object for the same place, so that views can be memoized. */
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
 * For an entry outside the survey: one that a view reads is below the view's heading, and the footer's text is on no
 * page.
 */
const ranksBelow = (above: number | undefined): BlockHeadings =>
  above === undefined ? { own: 2, inner: 2, texts: {} } : { own: above + 1, inner: above + 2, texts: {} }

/** The text of an entry that a view reads is below the view's heading. */
const readText = ({ own }: BlockHeadings): BlockHeadings => ({ own, inner: own + 1, texts: {} })

const lazily = (page: Page) => (asset: Asset, wish?: ImageWish) =>
  page.image(asset, { ...wish, isLazy: true })

function ranksOf(document: RichText | undefined, entry: Entry, { texts, inner }: BlockHeadings): number[] {
  const field = Object.entries(entry.fields).find(([, value]) => value === document)?.[0]
  const written = document ? headingsIn(document as Node).map(writtenRank) : []
  return texts[field ?? ''] ?? written.map((rank) => Math.min(Math.max(rank, 2) + inner - 2, lowestRank))
}

const memberAddress = (path: string, { memberApp }: LinkHosts) =>
  memberApp && `${memberApp.replace(/\/+$/, '')}${path}`

const isPicture = ({ contentType }: { contentType: string }) => contentType.startsWith('image/')

/** `before`: earlier entries of the parent. `section`: decides how their pictures load. */
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

/** Paths come from editors. Without leading slashes and backslashes, the frame stays on the service's own host. */
function embedAddress({ embeds }: RenderOptions, service: EmbedService, path: string): string | undefined {
  const base = embeds?.[service]
  return base && `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`
}

/** Returns the attributes by which a click finds a field; none on the public page. */
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
