import { contentTypes } from '@association/content/content-types'
import { lists } from '@association/content/lists'
import { articles } from '@association/content/lists/definitions/articles.ts'
import { isListedType } from '@association/content/lists/listed-types.ts'
import { basePath, onPage, pagesIn, partsOf } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import type { Contents } from '../../content/index/content-index.ts'
import { type Item, isReleased } from '../../content/index/item.ts'
import { entriesOf } from '../../content/places/entries-of.ts'
import { resolve } from '../../content/places/resolve.ts'

/** `changedAt` is in milliseconds. */
export type Address = { path: string; changedAt: number | undefined }
export type Sitemap = { name: string; addresses: readonly Address[] }

/** The protocol sets this limit. */
export const addressesInFile = 50_000

const typesWithPages = contentTypes.flatMap(({ id, page }) =>
  page && isListedType(id) ? [{ type: id, name: page.sitemap }] : [],
)

/** Returns only pages that search engines may list. `now` is in milliseconds. */
export function sitemapsOf(contents: Contents, now: number, limit = addressesInFile): Sitemap[] {
  const byType = typesWithPages.map(({ name, type }) => ({
    name,
    addresses: addressesOf(contents.of(type), contents, now),
  }))
  return [...byType, { name: 'lists', addresses: listAddresses(contents, now) }]
    .filter(({ addresses }) => addresses.length > 0)
    .flatMap((sitemap) => filesOf(sitemap, limit))
}

function addressesOf(items: readonly Item[], contents: Contents, now: number): Address[] {
  return items
    .filter((item) => isReleased(item, now) && !isHidden(item) && isShown(item, contents, now))
    .map((item) => ({ path: item.path ?? '', changedAt: contents.changedAt(item) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

const isHidden = ({ entry }: Item) => entry.type === 'page' && entry.fields.hideFromSearch

function isShown(item: Item, contents: Contents, now: number): boolean {
  if (item.path === undefined) return false
  const place = resolve(item.path, contents, now)
  return place?.kind === 'entry' && place.item === item
}

function listAddresses(contents: Contents, now: number): Address[] {
  const pages = lists.flatMap(partsOf).flatMap((part) => {
    const { items } = entriesOf(part.list, contents, { now, filter: part.filter })
    const base = basePath(part)
    return Array.from({ length: pagesIn(items.length, part.list) }, (_, index) => ({
      path: index === 0 ? base : `${base}/page/${index + 1}`,
      changedAt: newest(onPage(items, index + 1, part.list), contents),
    }))
  })
  const all = entriesOf(articles, contents, { now }).items
  return [...pages, { path: topicsPath, changedAt: newest(all, contents) }]
}

function newest(items: readonly Item[], contents: Contents): number | undefined {
  const times = items.map((item) => contents.changedAt(item))
  return times.length === 0 ? undefined : times.reduce((one, other) => Math.max(one, other))
}

function filesOf({ name, addresses }: Sitemap, limit: number): Sitemap[] {
  const files = Math.ceil(addresses.length / limit)
  return Array.from({ length: files }, (_, at) => ({
    name: at === 0 ? name : `${name}-${at + 1}`,
    addresses: addresses.slice(at * limit, (at + 1) * limit),
  }))
}
