import { collect, collectEditors, type SpaceClient } from '@association/services/management/index.ts'
import type {
  AssetProps,
  ContentTypeProps,
  EditorInterfaceProps,
  EntryProps,
  LocaleProps,
  TagProps,
} from 'contentful-management'
import { byIds, type Identified, idsPerQuery, type ReadPage } from '../../content/export/by-ids.ts'
import type { SpaceWish } from '../wish/wish.ts'

export type SpaceState = {
  types: ReadonlyMap<string, ContentTypeProps>
  entries: ReadonlyMap<string, EntryProps>
  assets: ReadonlyMap<string, AssetProps>
  /** Published versions of the entries that the wish leaves with unpublished changes. */
  published: ReadonlyMap<string, EntryProps>
  publishedAssets: ReadonlyMap<string, AssetProps>
  tags: ReadonlyMap<string, TagProps>
  /** By code. Empty if the wish has only the default locale. */
  locales: ReadonlyMap<string, LocaleProps>
  editors: ReadonlyMap<string, EditorInterfaceProps>
}

export type Extent = {
  everything?: boolean
}

/** Uses as few GET requests as possible. Throws ManagementError. */
export async function readSpace(
  client: SpaceClient,
  wish: SpaceWish,
  { everything = false }: Extent = {},
): Promise<SpaceState> {
  const [types, entries, published, assets, publishedAssets, tags, locales, editors] = await Promise.all([
    collect((query) => client.contentType.getMany({ query })),
    readItems(idsOf(wish.entries), (query) => client.entry.getMany({ query }), everything),
    readItems(changedIn(wish.entries), (query) => client.entry.getPublished({ query })),
    readItems(idsOf(wish.assets), (query) => client.asset.getMany({ query }), everything),
    readItems(changedIn(wish.assets), (query) => client.asset.getPublished({ query })),
    wish.tags.length > 0 ? collect((query) => client.tag.getMany({ query })) : [],
    needsLocales(wish) ? collect((query) => client.locale.getMany({ query })) : [],
    wish.types.length > 0 ? collectEditors(client) : [],
  ])
  return {
    types: mapById(types),
    entries: mapById(entries),
    published: mapById(published),
    assets: mapById(assets),
    publishedAssets: mapById(publishedAssets),
    tags: mapById(tags),
    locales: new Map(locales.map((locale) => [locale.code, locale])),
    editors: new Map(editors.map((editor) => [editor.sys.contentType.sys.id, editor])),
  }
}

/** An item of the seed folder has only the default locale, so it keeps the other locales of the space. */
const needsLocales = ({ entries, assets, locales }: SpaceWish) =>
  locales.length > 0 || [...entries, ...assets].some(({ keepsOtherLocales }) => !keepsOtherLocales)

const changedIn = (items: readonly { id: string; state: string }[]) =>
  idsOf(items.filter(({ state }) => state === 'changed'))

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** Contentful's maximum. */
const itemsPerPage = 1000

/** Reads the whole collection if that takes fewer requests than queries by id. */
async function readItems<Item extends Identified>(
  ids: readonly string[],
  readPage: ReadPage<Item>,
  everything = false,
): Promise<Item[]> {
  if (everything) return collect(readPage)
  const queries = Math.ceil(ids.length / idsPerQuery)
  if (queries <= 1) return byIds(ids, readPage)
  const { total } = await readPage({ limit: 0, skip: 0 })
  return total <= itemsPerPage * (queries - 1) ? collect(readPage) : byIds(ids, readPage)
}

const mapById = <Item extends Identified>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))
