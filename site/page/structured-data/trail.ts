import type { Entry } from '@association/content'
import { lists } from '@association/content/lists'
import { articles } from '@association/content/lists/definitions/articles.ts'
import type { List } from '@association/content/lists/list.ts'
import { basePath, type Part, partsOf } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import { topicsOf } from '@association/content/types/basic-article/topics.ts'

/** A page on the way from the home page to another one; `path` as `plainPath` writes it. */
export type Step = { name: string; path: string }

/** The way to a page of a list: the list, and the filter below it. */
export const trailToList = ({ list, filter }: Part): Step[] => [
  { name: list.title, path: list.path },
  ...(filter ? [{ name: filter.title ?? filter.label, path: basePath({ list, filter }) }] : []),
]

/** The way to the overview of topics. */
export const trailToTopics = (name: string): Step[] => [
  ...trailToList({ list: articles }),
  { name, path: topicsPath },
]

/** The way to the page of an entry: the list that holds it, for an article its topic, and itself. */
export function trailToEntry(entry: Entry, { name, path }: Step): Step[] {
  if (entry.type === 'page') return [{ name, path }]
  const list = lists.find((each) => each.type === entry.type && (each.accepts?.(entry as never) ?? true))
  if (!list) return [{ name, path }]
  return [...trailToList(topicPart(entry, list) ?? { list }), { name, path }]
}

function topicPart(entry: Entry, list: List): Part | undefined {
  if (entry.type !== 'basicArticle') return undefined
  const [topic] = topicsOf(entry.fields.tags)
  return topic && partsOf(list).find(({ filter }) => filter?.slug === topic.slug)
}
