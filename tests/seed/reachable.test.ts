import type { Entry } from '@association/content'
import { pagePath } from '@association/content/derive/page-path.ts'
import { lists } from '@association/content/lists'
import { basePath, onPage, pagesIn, partsOf } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import { reader } from '@association/content/read'
import { resolve } from '@association/services/contentful/resolve.ts'
import { expect, test } from 'vitest'
import { partOf } from '../../cli/links/content/content-wire.ts'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { gather } from '../../cli/seed/wish/gather.ts'
import { linksIn } from '../../cli/seed/wish/links.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

const today = '2026-11-22'
const { spaces } = await gather()
const { wished } = await readSeed(today)

/** Every entry as the site reads it. If it has a page of its own, `path` is the path of that page, without the query. */
const all = wished.flatMap(({ space, ...wish }) => {
  const content = contentOf({ space, ...wish })
  const parts = { [space]: partOf(content, space) }
  const read = reader({ spaceOf: () => space })
  return [...content.entries.keys()].flatMap((id) => {
    const wire = resolve({ space, root: id, parts }, () => space)
    const entry = wire && read(wire)
    const path = entry && pagePath(entry.type, entry.fields)?.split('?')[0]
    return entry ? [{ space, id, path, entry }] : []
  })
})

const placed = all.flatMap(({ path, ...item }) => (path ? [{ ...item, path }] : []))

/** Links of an entry: addresses in its blocks, and the pages of the entries that it shows as cards. */
function linksOf(space: string, root: string): string[] {
  const written = new Map(
    spaces.find((each) => each.space === space)?.entries.map((item) => [item.id, item.fields]),
  )
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const place = placed.find((each) => each.space === space && each.id === id)
    if (place && id !== root) return found.push(place.path)
    found.push(...addressesIn(written.get(id)))
    for (const target of linksIn(written.get(id)).entries) visit(target)
  }
  visit(root)
  return found
}

/** In fields for addresses, in Markdown and in HTML. */
const addressesIn = (fields: unknown) =>
  [...JSON.stringify(fields ?? '').matchAll(/(?:"|\]\(|href=\\")(\/[^"\s)#?\\]*)/g)].flatMap(
    ([, path]) => path ?? [],
  )

/** Each page of a list, with the entries that it shows. */
const pagesOfLists = lists.flatMap((list) =>
  partsOf(list).flatMap((part) => {
    const accepts = (entry: Entry) =>
      entry.type === list.type &&
      (list.accepts?.(entry as never) ?? true) &&
      (part.filter?.accepts(entry as never) ?? true)
    const accepted = all.map(({ entry }) => entry).filter(accepts)
    const shown = list.inOrder(accepted as never, Date.parse(today)) as readonly Entry[]
    const at = (page: number) => (page === 1 ? basePath(part) : `${basePath(part)}/page/${page}`)
    const pages = pagesIn(shown.length, list)
    return Array.from({ length: pages }, (_, index) => {
      const entries = onPage(shown, index + 1, list)
      const further = index + 1 < pages ? [at(index + 2)] : []
      return {
        path: at(index + 1),
        entries,
        links: [...entries.flatMap(pathsOf), ...partsOf(list).map(basePath), ...further],
      }
    })
  }),
)

function pathsOf(entry: Entry): string[] {
  return placed.filter((place) => place.entry === entry).map(({ path }) => path)
}

/** The header and the footer are on every page; a sub-navigation is on the page that it links to. */
const settings = spaces.flatMap(({ entries }) => entries).find(({ id }) => id === 'siteSettings')?.fields
const everywhere = linksIn([
  settings?.headerNavigation,
  settings?.footerNavigation,
  settings?.legalNavigation,
]).entries.flatMap((item) => linksOf('association', item))

/** The least number of clicks from the home page to each path. */
function clicks(): Map<string, number> {
  const links = new Map<string, readonly string[]>([
    ...placed.map(({ space, id, path }) => [path, linksOf(space, id)] as const),
    ...pagesOfLists.map(({ path, links }) => [path, links] as const),
    [topicsPath, pagesOfLists.flatMap(({ path }) => (path.startsWith(topicsPath) ? [path] : []))],
  ])
  for (const item of linksIn(settings?.subNavigations).entries) {
    const [path = '', ...items] = linksOf('association', item)
    links.set(path, [...(links.get(path) ?? []), ...items])
  }
  const found = new Map([['/', 0]])
  for (const [path, count] of found)
    for (const target of [...(links.get(path) ?? []), ...everywhere])
      if (!found.has(target)) found.set(target, count + 1)
  return found
}

test('every page that search engines may show is at most three clicks from the home page', () => {
  const found = clicks()
  const isHidden = ({ entry }: { entry: Entry }) => entry.type === 'page' && entry.fields.hideFromSearch
  const isFixture = ({ id, entry }: { id: string; entry: Entry }) => id === entry.type
  const wanted = placed.filter(
    (place) => place.entry.type !== 'basicArticle' && !isHidden(place) && !isFixture(place),
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect(
    wanted.filter(({ path }) => (found.get(path) ?? 99) > 3).map(({ path }) => `${path} ${found.get(path)}`),
  ).toEqual([])
})

test('RT-020 to RT-035: every list and every filter shows entries', () => {
  const empty = pagesOfLists.filter(({ entries }) => entries.length === 0).map(({ path }) => path)
  expect(empty).toEqual([])
})

test.each(['cpe-core', 'cpe-elective', 'masters', 'online', 'hybrid-online', 'in-person'])(
  'the filter %s of the courses shows several',
  (slug) => {
    const shown = pagesOfLists.find(({ path }) => path === `/education/courses/${slug}`)?.entries
    expect(shown?.length).toBeGreaterThan(2)
  },
)
