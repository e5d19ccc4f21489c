import type { Entry } from '../define/values.ts'
import type { facts } from '../generated/facts.ts'
import type { ListedType } from './listed-types.ts'

/** Routes, metadata, cards, feed and sitemap derive from this. */
export type List<Type extends ListedType = ListedType> = {
  path: `/${string}`
  type: Type
  title: string
  description: string
  accepts?(entry: Entry<Type>): boolean
  /** Receives entries sorted by id; `now` in milliseconds. */
  inOrder(entries: readonly Entry<Type>[], now: number): readonly Entry<Type>[]
  /** Returns milliseconds at which position or look changes by time alone. */
  nextChange?(entry: Entry<Type>, now: number): number | undefined
  /** Default: all entries on one page. */
  pageSize?: number
  /** Parts below a heading each. Entries that none accepts are left out. */
  sections?: readonly ListSection<Type>[]
  as: 'card' | 'block'
  layout: ListLayout
  emptyText: string
  lead?: 'featured article' | 'book search'
  nextStep?: NextStep
  filters?: Filters<Type>
  feed?: Type extends keyof typeof facts ? ListFeed : never
}

/** Phones show the first two `articles` as cards and the others as short rows. A `wide` card is as wide as the page. */
export type ListLayout = 'cards' | 'articles' | 'rows' | 'people' | 'wide'

/** Without a path it leads to the address of the support. */
export type NextStep = { text: string; label: string; path?: `/${string}` }

export type ListSection<Type extends ListedType = ListedType> = {
  title: string
  /** `now` in milliseconds. */
  accepts(entry: Entry<Type>, now: number): boolean
}

export type ListFeed = {
  /** For URLs and file names: `press-releases`. */
  name: string
  title?: string
  description?: string
  /** A Delivery API query. */
  where?: Readonly<Record<string, string>>
  /** The filters of the list are these topics. */
  hasTopics?: boolean
}

export type Filters<Type extends ListedType = ListedType> = {
  label: string
  allLabel: string
  /** Default: the list's path. */
  base?: `/${string}`
  options: readonly Filter<Type>[]
  /** A page that combines filters. */
  more?: MoreFilters
}

export type MoreFilters = {
  label: string
  path: `/${string}`
  /** Says how many entries there are, and in which order. */
  found(count: number): string
  /** Other orders, as queries of that page. */
  orders: readonly { label: string; query: string }[]
}

export type Filter<Type extends ListedType = ListedType> = {
  slug: string
  label: string
  /** By default the label; the browser tab adds the list's title. */
  title?: string
  description?: string
  /** Below the description, on its page. */
  about?: string
  /** What selects the same on the page that combines filters. */
  query?: string
  accepts(entry: Entry<Type>): boolean
}

export const list = <Type extends ListedType>(definition: List<Type>): List<Type> => definition
