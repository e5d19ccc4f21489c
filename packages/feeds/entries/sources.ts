import { models } from '@association/content'
import type { facts } from '@association/content/facts'
import { lists } from '@association/content/lists'
import type { List, ListFeed } from '@association/content/lists/list.ts'

/** A content type with facts, from which items of feeds are made. */
export type FeedType = keyof typeof facts

/** Where the items of a feed come from: the entries of a content type in both spaces. */
export type FeedSource = {
  name: string
  type: FeedType
  /** Which of them, as the Delivery API filters. */
  where: Readonly<Record<string, string>> | undefined
  /** How the Delivery API orders them, the newest first. */
  order: string
  title: string
  description: string
  /** The path of the page that people read instead. */
  home: string
  /** The path above the pages of its topics, for a source with a feed for each topic. */
  topics: string | undefined
}

/** The feeds of the site's lists, by name. */
export const sources: ReadonlyMap<string, FeedSource> = new Map(
  lists.flatMap((list) => (list.feed ? [[list.feed.name, sourceOf(list, list.feed)]] : [])),
)

export const sourceNames: readonly string[] = [...sources.keys()]

function sourceOf(list: List, feed: ListFeed): FeedSource {
  const { path, title, filters } = list
  // `list()` accepts a feed only where the type has facts.
  const type = list.type as FeedType
  return {
    ...{ name: feed.name, type, where: feed.where, order: newestFirst(type), title, home: path },
    description: feed.description ?? list.description,
    topics: feed.hasTopics ? (filters?.base ?? path) : undefined,
  }
}

/** A type without a release date is as old as its entries are in Contentful. */
function newestFirst(type: FeedType): string {
  const { page } = models[type]
  return page && 'releaseField' in page ? `-fields.${page.releaseField}` : '-sys.createdAt'
}

/** Throws for a name that no list gives its feed. */
export function sourceNamed(name: string): FeedSource {
  const source = sources.get(name)
  if (!source) throw new TypeError(`No list has the feed ${name}.`)
  return source
}

/** How many more entries to read than a feed holds: so many may still wait for their release date. */
export const mostWaiting = 50
