import type { Entry } from '@association/content'
import { lists } from '@association/content/lists'
import { articles } from '@association/content/lists/definitions/articles.ts'
import type { List } from '@association/content/lists/list.ts'
import { basePath, type Part, partsOf } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import { topicsOf } from '@association/content/types/basic-article/topics.ts'

/** `path` is normalized by `plainPath`. */
export type Crumb = { name: string; path: string }

export const trailToList = ({ list, filter }: Part): Crumb[] => [
  { name: list.title, path: list.path },
  ...(filter ? [{ name: filter.title ?? filter.label, path: basePath({ list, filter }) }] : []),
]

export const trailToTopics = (name: string): Crumb[] => [
  ...trailToList({ list: articles }),
  { name, path: topicsPath },
]

export function trailToEntry(entry: Entry, { name, path }: Crumb): Crumb[] {
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
