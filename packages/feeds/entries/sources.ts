import { models } from '@association/content'
import type { facts } from '@association/content/facts'
import { lists } from '@association/content/lists'
import type { List, ListFeed } from '@association/content/lists/list.ts'

export type FeedType = keyof typeof facts

/** Entries come from both spaces. */
export type FeedSource = {
  name: string
  list: List
  type: FeedType
  /** Delivery API filter. */
  where: Readonly<Record<string, string>> | undefined
  /** Delivery API order, newest first. */
  order: string
  title: string
  description: string
  home: string
  /** Parent path of topic pages, if topics have feeds. */
  topics: string | undefined
}

export const sources: ReadonlyMap<string, FeedSource> = new Map(
  lists.flatMap((list) => (list.feed ? [[list.feed.name, sourceOf(list, list.feed)]] : [])),
)

export const sourceNames: readonly string[] = [...sources.keys()]

function sourceOf(list: List, feed: ListFeed): FeedSource {
  // `list()` accepts a feed only for types with facts.
  const type = list.type as FeedType
  return {
    ...{ name: feed.name, list, type, where: feed.where, order: newestFirst(type), home: list.path },
    title: feed.title ?? list.title,
    description: feed.description ?? list.description,
    topics: feed.hasTopics ? (list.filters?.base ?? list.path) : undefined,
  }
}

/** Without a release date, Contentful's creation date counts. */
function newestFirst(type: FeedType): string {
  const { page } = models[type]
  return page && 'releaseField' in page ? `-fields.${page.releaseField}` : '-sys.createdAt'
}

/** Throws for an unknown name. */
export function sourceNamed(name: string): FeedSource {
  const source = sources.get(name)
  if (!source) throw new TypeError(`No list has the feed ${name}.`)
  return source
}

/** Reads more entries, because as many can wait for their release date. */
export const mostWaiting = 50
