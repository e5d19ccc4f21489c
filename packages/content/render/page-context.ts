import type { FragmentInstance, ReactNode } from 'react'
import type { Space } from '../define/content-type.ts'
import type { Edition, KnownEvent } from '../define/event.ts'
import type { Teaser } from '../define/facts.ts'
import type { Asset, RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import type {
  Embed,
  EmbedService,
  ImageWish,
  Mark,
  Page,
  SaleTerms,
  Shown,
  TextWish,
} from '../define/view.ts'
import type { WidgetProps, Widgets } from '../define/widgets.ts'
import type { ReadProblem } from '../derive/read.ts'
import { renderHtml } from '../html/render-html.tsx'
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
   * `preview` marks fields and shows problems to editors. `shared` marks fields for remarks of readers who are not
   * editors.
   */
  mode: 'public' | 'shared' | 'preview'
  links: LinkHosts
  /** Always https, except for the local services. */
  scheme: 'http' | 'https'
  widgets?: Widgets
  /** Origins such as `https://player.vimeo.com`, if configured. */
  embeds?: { readonly [Service in EmbedService]?: string }
  supportEmail?: string
  telephone?: string
  pressEmail?: string
  event?(entry: Entry<'eventEdition'>): KnownEvent
  seats?(product: Entry<'product'>): number | undefined
  topic?: string
  areCardsRows?: boolean
  newest?(count: number): readonly Teaser[]
  articlesOf?(edition: Entry<'journalEditions'>): readonly Teaser[]
  currentIssue?(product: Entry<'product'>): Entry<'journalEditions'> | undefined
  editionOf?(product: Entry<'product'>): Edition | undefined
  nextCourse?(product: Entry<'product'>): Entry<'product'> | undefined
  terms?: SaleTerms
  /** Milliseconds since 1970; views mark what has ended. */
  now?: number
  ids?: { spaces: Record<Space, string>; environment: string; locale: string }
  remarks?: RemarkSource
  /** The canvas draws around the elements in live preview. */
  placed?: Placed
  /** Must not set state, because views call it during rendering. */
  report?(problem: ReadProblem): void
}

export type Position = {
  /** Its blocks are below the first screen. */
  isPage?: boolean
  /** Index of the page's own block around it; absent at the page itself. */
  section?: number
  path: string
  /** Includes the entry's own key. */
  trail: readonly string[]
  /** Heading rank of the parent block; absent at the page itself. */
  above?: number
}

export type Scope = {
  options: RenderOptions
  survey: Survey
  /** Uses `tryBlock` on the server, an error boundary in live preview. */
  place(block: PlacedBlock): ReactNode
  pages: Map<string, PlacedPage>
  /** True once the page's first picture, which visitors wait for, is rendered. Absent in preview. */
  firstPicture?: { isShown: boolean }
}

export type LivePlace = { entry: Shown; path: string; trail: readonly string[] }

/** Returns a cleanup function. */
export type Placed = (place: LivePlace, shown: FragmentInstance) => () => void

export type PlacedBlock = { entry: Shown; page: PlacedPage; as: Place; column?: string }
export type Place = 'block' | 'card' | 'embed' | 'page'

export type PlacedPage = Page & {
  scope: Scope
  position: Position
  embedded(entry: Embed): ReactNode
}

/** Pictures of later sections load when they come near. */
export const eagerSections = 3

/** On the page of an entry, later pictures load lazily. */
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
    blocks: (entries, column, above) => placeAll(entries, page, { column, above }),
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
    topic: options.topic,
    areCardsRows: options.areCardsRows,
    newest: options.newest,
    articlesOf: options.articlesOf,
    currentIssue: options.currentIssue,
    editionOf: options.editionOf,
    nextCourse: options.nextCourse,
    terms: options.terms,
    supportEmail: options.supportEmail,
    telephone: options.telephone,
    pressEmail: options.pressEmail,
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

/** Ranks outside the survey: an entry that a view reads is below its heading; the footer is on no page. */
const ranksBelow = (above: number | undefined): BlockHeadings =>
  above === undefined ? { own: 2, inner: 2, texts: {} } : { own: above + 1, inner: above + 2, texts: {} }

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

/** `before`: earlier entries of the parent. `section` decides how pictures load. */
type Placing = {
  as?: Place
  column?: string | undefined
  above?: number | undefined
  before?: readonly Shown[]
  section?: number | undefined
}

export function placeAll(
  entries: readonly Shown[],
  parent: PlacedPage,
  { as = 'block', column, above = parent.rank, before = [], section: given }: Placing = {},
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
      ...(path !== '' && { above }),
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

/** Editors write the path. Without leading slashes the frame stays on the service's host. */
function embedAddress({ embeds }: RenderOptions, service: EmbedService, path: string): string | undefined {
  const base = embeds?.[service]
  return base && `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`
}

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
