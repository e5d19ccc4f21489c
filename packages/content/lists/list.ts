import type { Entry } from '../define/values.ts'
import type { facts } from '../generated/facts.ts'
import type { ListedType } from './listed-types.ts'

/** One list of the site: its routes, metadata, cards, feed and place in the sitemap all derive from this definition. */
export type List<Type extends ListedType = ListedType> = {
  /** Its first page; the others add `/page/2` and so on. */
  path: `/${string}`
  type: Type
  title: string
  description: string
  /** Which entries of the type; all of them by default. */
  accepts?(entry: Entry<Type>): boolean
  /** Puts entries in their order, given in the order of their ids. `now` in milliseconds. */
  inOrder(entries: readonly Entry<Type>[], now: number): readonly Entry<Type>[]
  /** Milliseconds from which an entry may have another place or look, without any change of the content. */
  nextChange?(entry: Entry<Type>, now: number): number | undefined
  /** All entries on one page by default. */
  pageSize?: number
  /** The view of each entry. */
  as: 'card' | 'block'
  layout: 'cards' | 'rows' | 'people'
  emptyText: string
  /** What the first page shows above its cards. */
  lead?: 'featured article' | 'book search'
  filters?: Filters<Type>
  /** Only a type with facts has feeds. */
  feed?: Type extends keyof typeof facts ? ListFeed : never
}

/** The feed of a list, with the title of the list. */
export type ListFeed = {
  /** Names it in addresses and files: `press-releases`. */
  name: string
  /** By default the description of the list. */
  description?: string
  /** Which entries of the type, in words of the Delivery API; all of them by default. */
  where?: Readonly<Record<string, string>>
  /** Whether each tag of its entries has a feed as well; the filters of the list are these topics. */
  hasTopics?: boolean
}

export type Filters<Type extends ListedType = ListedType> = {
  /** Names the links to the filters. */
  label: string
  /** The link to the whole list. */
  allLabel: string
  /** Each filter is a list below this path; by default below the path of the list. */
  base?: `/${string}`
  options: readonly Filter<Type>[]
}

export type Filter<Type extends ListedType = ListedType> = {
  slug: string
  label: string
  /** The heading of its page. By default its label, to which the browser tab adds the title of the list. */
  title?: string
  description?: string
  accepts(entry: Entry<Type>): boolean
}

/** Checks the definition of a list against its content type. */
export const list = <Type extends ListedType>(definition: List<Type>): List<Type> => definition
