import { plainPath } from '@association/content/links/own-path.ts'
import { lists } from '@association/content/lists'
import { listTag, type Part, partsOf } from '@association/content/lists/pages.ts'
import { tagOf } from '@association/services/contentful'
import { type ContentIndex, type Contents, indexTag } from '../index/content-index.ts'
import type { IndexChange } from '../index/contents.ts'
import type { Item } from '../index/item.ts'
import { allOf, itemsInOrder } from './entries-of.ts'
import { articlesThatShow } from './related.ts'
import { relatedListTags } from './related-products.ts'

/** Pages that list the whole site, such as sitemaps, have this tag. */
export const siteTag = 'site'

/** If the differences are unknown, the whole index expires. */
export async function effectsOn(
  index: Pick<ContentIndex, 'change' | 'ready'>,
  tags: readonly string[],
  now: () => number = Date.now,
): Promise<string[]> {
  try {
    const changes = await index.change(tags)
    return changes ? effectsOfAll(changes, await index.ready(), now()) : [siteTag, indexTag]
  } catch {
    return [siteTag, indexTag]
  }
}

export const effectsOfAll = (changes: readonly IndexChange[], contents: Contents, now: number): string[] => [
  ...new Set([siteTag, ...changes.flatMap((change) => effectsOf(change, contents, now))]),
]

/** Returns tags of pages without the entry yet: lists, its path, related articles. */
export function effectsOf(change: IndexChange, contents: Contents, now: number): string[] {
  const items = [change.before, change.after].filter((item) => item !== undefined)
  const type = items[0]?.entry.type
  const moved = lists
    .filter((list) => list.type === type)
    .flatMap(partsOf)
    .filter((part) => movesIn(part, change, { contents, now }))
  return [
    ...moved.map(listTag),
    ...items.flatMap(({ path }) => (path === undefined ? [] : [tagOf.path(path)])),
    ...items.flatMap(redirectedPaths),
    ...(isShownElsewhere(change) ? relatedPaths(change.after, contents, now) : []),
    ...relatedListTags(change, now),
    ...items.flatMap((item) => journalPaths(item, contents)),
    ...items.flatMap((item) => eventPaths(item, contents)),
  ]
}

/** False if the related articles stay the same, because their pages carry the tag. */
function isShownElsewhere({ before, after }: IndexChange): boolean {
  const [one, other] = [before?.entry, after?.entry]
  if (one?.type !== 'basicArticle' || other?.type !== 'basicArticle') return true
  return (
    before?.releaseAt !== after?.releaseAt ||
    JSON.stringify(one.fields.tags) !== JSON.stringify(other.fields.tags)
  )
}

type ContentsAt = { contents: Contents; now: number }

/** Unreleased entries count, because the list expires at their date. */
function movesIn(
  { list, filter }: Part,
  { before, after }: IndexChange,
  { contents, now }: ContentsAt,
): boolean {
  const isIn = (item: Item | undefined): item is Item =>
    item !== undefined && (list.accepts?.(item.entry) ?? true) && (filter?.accepts(item.entry) ?? true)
  if (!isIn(before) || !isIn(after)) return isIn(before) !== isIn(after)
  if (before.releaseAt !== after.releaseAt || isFeatured(before) !== isFeatured(after)) return true
  return !staysBetweenItsNeighbors(list, { before, after }, allOf(list, contents, now))
}

const isFeatured = ({ entry }: Item) => entry.type === 'basicArticle' && entry.fields.featured

type Both = { before: Item; after: Item }

function staysBetweenItsNeighbors(
  list: Part['list'],
  { before, after }: Both,
  all: readonly Item[],
): boolean {
  // By id, because the index may have read the entry again since.
  const at = all.findIndex(({ space, id }) => space === after.space && id === after.id)
  if (at < 0) return false
  const neighbors = [all[at - 1], all[at + 1]].filter((item) => item !== undefined)
  const [own, ...others] = [before, ...neighbors].map(({ entry }) => entry)
  const order = itemsInOrder(list, [before, ...neighbors], Date.now()).map(({ entry }) => entry)
  const place = all[at - 1] ? 1 : 0
  return own !== undefined && order.indexOf(own) === place && others.length === order.length - 1
}

/** A redirect replaces the page at its path, and the reverse. */
const redirectedPaths = (item: Item) =>
  item.entry.type === 'redirect' ? [tagOf.path(plainPath(item.entry.fields.from))] : []

function relatedPaths(item: Item | undefined, contents: Contents, now: number): string[] {
  if (item?.entry.type !== 'basicArticle') return []
  const related = articlesThatShow(item as Item<'basicArticle'>, contents, now)
  return related.flatMap(({ path }) => (path === undefined ? [] : [tagOf.path(path)]))
}

/** The page of a journal lists its editions with their articles. */
function journalPaths(item: Item, contents: Contents): string[] {
  const journal = journalOf(item.entry)
  if (journal === undefined) return []
  return contents
    .of('product')
    .filter(({ entry }) => entry.fields.journal === journal)
    .flatMap(({ path }) => (path === undefined ? [] : [tagOf.path(path)]))
}

function journalOf({ type, fields }: Item['entry']): string | undefined {
  if (type === 'journalEditions') return fields.journal
  return type === 'basicArticle' ? fields.edition?.fields.journal : undefined
}

/** Event pages say when the event is over, and pages without an edition yet lack its tag. */
function eventPaths({ entry }: Item, contents: Contents): string[] {
  if (entry.type !== 'eventEdition') return []
  const home = entry.fields.path
  return contents
    .of('page')
    .flatMap(({ path }) =>
      path !== undefined && (path === home || path.startsWith(`${home}/`)) ? [tagOf.path(path)] : [],
    )
}
