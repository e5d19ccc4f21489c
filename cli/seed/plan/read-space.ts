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
  /** Only of entries with unpublished changes. */
  published: ReadonlyMap<string, EntryProps>
  publishedAssets: ReadonlyMap<string, AssetProps>
  tags: ReadonlyMap<string, TagProps>
  /** By code. Empty if the seed has only the default locale. */
  locales: ReadonlyMap<string, LocaleProps>
  editors: ReadonlyMap<string, EditorInterfaceProps>
}

const idsPerPage = 1000

export type Extent = {
  everything?: boolean
}

/** Uses few requests. Throws ManagementError. */
export async function readSpace(
  client: SpaceClient,
  wish: SpaceWish,
  { everything = false }: Extent = {},
): Promise<SpaceState> {
  const [types, entries, published, assets, publishedAssets, tags, locales, editors] = await Promise.all([
    collect((query) => client.contentType.getMany({ query })),
    read(idsOf(wish.entries), (query) => client.entry.getMany({ query }), everything),
    read(changedIn(wish.entries), (query) => client.entry.getPublished({ query })),
    read(idsOf(wish.assets), (query) => client.asset.getMany({ query }), everything),
    read(changedIn(wish.assets), (query) => client.asset.getPublished({ query })),
    wish.tags.length > 0 ? collect((query) => client.tag.getMany({ query })) : [],
    hasLocales(wish) ? collect((query) => client.locale.getMany({ query })) : [],
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

/** The seed folder has only the default locale. */
const hasLocales = ({ entries, assets, locales }: SpaceWish) =>
  locales.length > 0 || [...entries, ...assets].some(({ keepsOtherLocales }) => !keepsOtherLocales)

const changedIn = (items: readonly { id: string; state: string }[]) =>
  idsOf(items.filter(({ state }) => state === 'changed'))

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** Reads the whole collection if that takes fewer requests than queries by id. */
async function read<Item extends Identified>(
  ids: readonly string[],
  ask: ReadPage<Item>,
  everything = false,
): Promise<Item[]> {
  if (everything) return collect(ask)
  const queries = Math.ceil(ids.length / idsPerQuery)
  if (queries <= 1) return byIds(ids, ask)
  const { total } = await ask({ limit: 0, skip: 0 })
  return total <= idsPerPage * (queries - 1) ? collect(ask) : byIds(ids, ask)
}

const mapById = <Item extends Identified>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))
