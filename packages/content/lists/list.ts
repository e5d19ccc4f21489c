import type { Entry } from '../define/values.ts'
import type { facts } from '../generated/facts.ts'
import type { ListedType } from './listed-types.ts'

/** The routes, metadata, cards, feed and sitemap position of a list derive from this definition. */
export type List<Type extends ListedType = ListedType> = {
  /** Path of the first page; further pages add `/page/2` and so on. */
  path: `/${string}`
  type: Type
  title: string
  description: string
  /** All entries of the type by default. */
  accepts?(entry: Entry<Type>): boolean
  /** Receives entries sorted by id. `now` in milliseconds. */
  inOrder(entries: readonly Entry<Type>[], now: number): readonly Entry<Type>[]
  /** Milliseconds at which an entry may change its position or look without a content change. */
  nextChange?(entry: Entry<Type>, now: number): number | undefined
  /** All entries on one page by default. */
  pageSize?: number
  as: 'card' | 'block'
  layout: 'cards' | 'rows' | 'people'
  emptyText: string
  /** Shown above the cards of the first page. */
  lead?: 'featured article' | 'book search'
  filters?: Filters<Type>
  /** Only a type with facts has feeds. */
  feed?: Type extends keyof typeof facts ? ListFeed : never
}

export type ListFeed = {
  /** Used in URLs and file names: `press-releases`. */
  name: string
  /** The list's description by default. */
  description?: string
  /** A Delivery API query; all entries of the type by default. */
  where?: Readonly<Record<string, string>>
  /** True if each tag also has a feed; the list's filters are these topics. */
  hasTopics?: boolean
}

export type Filters<Type extends ListedType = ListedType> = {
  /** Accessible name of the filter links. */
  label: string
  /** Text of the link to the whole list. */
  allLabel: string
  /** Parent path of the filter pages; the list's path by default. */
  base?: `/${string}`
  options: readonly Filter<Type>[]
}

export type Filter<Type extends ListedType = ListedType> = {
  slug: string
  label: string
  /** Heading of its page. The default is its label; the browser tab then adds the list's title. */
  title?: string
  description?: string
  accepts(entry: Entry<Type>): boolean
}

export const list = <Type extends ListedType>(definition: List<Type>): List<Type> => definition
