import type { Entry } from '../define/values.ts'
import type { facts } from '../generated/facts.ts'
import type { ListedType } from './listed-types.ts'

/** Routes, metadata, cards, feed and sitemap derive from this. */
export type List<Type extends ListedType = ListedType> = {
  /** Further pages add `/page/2` and so on. */
  path: `/${string}`
  type: Type
  title: string
  description: string
  accepts?(entry: Entry<Type>): boolean
  /** Receives entries sorted by id; `now` in milliseconds. */
  inOrder(entries: readonly Entry<Type>[], now: number): readonly Entry<Type>[]
  /** Milliseconds at which the position or look changes without a content change. */
  nextChange?(entry: Entry<Type>, now: number): number | undefined
  /** Default: all entries on one page. */
  pageSize?: number
  as: 'card' | 'block'
  layout: 'cards' | 'rows' | 'people'
  emptyText: string
  /** Above the cards of the first page. */
  lead?: 'featured article' | 'book search'
  filters?: Filters<Type>
  /** Only a type with facts has feeds. */
  feed?: Type extends keyof typeof facts ? ListFeed : never
}

export type ListFeed = {
  /** For URLs and file names: `press-releases`. */
  name: string
  /** Default: the list's title. */
  title?: string
  /** Default: the list's description. */
  description?: string
  /** A Delivery API query. */
  where?: Readonly<Record<string, string>>
  /** Each tag also has a feed; the filters are these topics. */
  hasTopics?: boolean
}

export type Filters<Type extends ListedType = ListedType> = {
  /** Accessible name of the links. */
  label: string
  allLabel: string
  /** Parent path of the filter pages; default: the list's path. */
  base?: `/${string}`
  options: readonly Filter<Type>[]
}

export type Filter<Type extends ListedType = ListedType> = {
  slug: string
  label: string
  /** Page heading. Default: the label, to which the browser tab adds the list's title. */
  title?: string
  description?: string
  accepts(entry: Entry<Type>): boolean
}

export const list = <Type extends ListedType>(definition: List<Type>): List<Type> => definition
