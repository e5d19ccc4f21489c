import { lists } from '@association/content/lists'
import { listTag, type Part, partsOf } from '@association/content/lists/pages.ts'
import { tagOf } from '@association/services/contentful'
import { type Change, type ContentIndex, type Contents, indexTag } from '../content-index/content-index.ts'
import { type Item, isReleased } from '../content-index/item.ts'
import { entriesOf, itemsInOrder } from './entries-of.ts'
import { articlesRelatedTo } from './related.ts'

/** Whatever lists every page of the site, such as its sitemap, depends on this tag. */
export const siteTag = 'site'

/**
 * The tags of pages that a change of the content changes beside those that it names. While Contentful is away nobody
 * can tell, so all that the index shows is out of date.
 */
export async function effectsOn(
  index: Pick<ContentIndex, 'change' | 'ready'>,
  tags: readonly string[],
  now: () => number = Date.now,
): Promise<string[]> {
  try {
    const changes = await index.change(tags)
    const contents = await index.ready()
    return [siteTag, ...changes.flatMap((change) => effectsOf(change, contents, now()))]
  } catch {
    return [siteTag, indexTag]
  }
}

/**
 * The tags of pages that a change of one entry changes beside those that already show the entry: lists that it enters,
 * leaves or moves in, its path, articles that it is related to, and the sitemap.
 */
export function effectsOf({ before, after }: Change, contents: Contents, now: number): string[] {
  const either = after ?? before
  if (!either) return []
  const moved = lists
    .filter(({ type }) => type === either.entry.type)
    .flatMap(partsOf)
    .filter((part) => movesIn(part, { before, after }, { contents, now }))
  return [
    ...moved.map(listTag),
    ...[before?.path, after?.path].flatMap((path) => (path === undefined ? [] : [tagOf.path(path)])),
    ...redirectedPaths(before),
    ...redirectedPaths(after),
    ...relatedPaths(after, contents, now),
    ...[before, after].flatMap((item) => journalPaths(item, contents)),
  ]
}

type At = { contents: Contents; now: number }

/** Whether an entry enters or leaves a list, or gets another place in it. */
function movesIn({ list, filter }: Part, { before, after }: Change, { contents, now }: At): boolean {
  const isIn = (item: Item | undefined): item is Item =>
    item !== undefined &&
    isReleased(item, now) &&
    (list.accepts?.(item.entry) ?? true) &&
    (filter?.accepts(item.entry) ?? true)
  if (!isIn(before) || !isIn(after)) return isIn(before) !== isIn(after)
  const { items } = entriesOf(list, contents, { now, filter })
  const others = items.filter((item) => item !== after)
  return itemsInOrder(list, [...others, before], now).indexOf(before) !== items.indexOf(after)
}

/** A page that was stored at the start of a redirect is not shown any more, and the other way round. */
const redirectedPaths = (item: Item | undefined) =>
  item?.entry.type === 'redirect' ? [tagOf.path(item.entry.fields.from)] : []

function relatedPaths(item: Item | undefined, contents: Contents, now: number): string[] {
  if (item?.entry.type !== 'basicArticle' || !isReleased(item, now)) return []
  const related = articlesRelatedTo(item as Item<'basicArticle'>, contents, now)
  return related.flatMap(({ path }) => (path === undefined ? [] : [tagOf.path(path)]))
}

/** The page of a journal lists its editions. */
function journalPaths(item: Item | undefined, contents: Contents): string[] {
  if (item?.entry.type !== 'journalEditions') return []
  const { journal } = item.entry.fields
  return contents
    .of('product')
    .filter(({ entry }) => entry.fields.journal === journal)
    .flatMap(({ path }) => (path === undefined ? [] : [tagOf.path(path)]))
}
