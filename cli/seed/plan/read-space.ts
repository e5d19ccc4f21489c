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

/** What a space holds of the things to seed; reading it makes only GET requests. */
export type SpaceState = {
  types: ReadonlyMap<string, ContentTypeProps>
  entries: ReadonlyMap<string, EntryProps>
  assets: ReadonlyMap<string, AssetProps>
  /** The published version of entries that have unpublished changes. */
  published: ReadonlyMap<string, EntryProps>
  publishedAssets: ReadonlyMap<string, AssetProps>
  tags: ReadonlyMap<string, TagProps>
  /** By code; empty where the seed has the default locale only. */
  locales: ReadonlyMap<string, LocaleProps>
  /** By content type. */
  editors: ReadonlyMap<string, EditorInterfaceProps>
}

const idsPerPage = 1000

export type Extent = {
  /** All that is there, and not only what has the ids of the wish. */
  everything?: boolean
}

/** Reads what the space holds under the ids of the wish, in as few requests as possible. Throws ManagementError. */
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

/** A wish for all locales; that of the seed folder is for the default locale only. */
const hasLocales = ({ entries, assets, locales }: SpaceWish) =>
  locales.length > 0 || [...entries, ...assets].some(({ keepsOtherLocales }) => !keepsOtherLocales)

const changedIn = (items: readonly { id: string; state: string }[]) =>
  idsOf(items.filter(({ state }) => state === 'changed'))

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** By pages of the whole collection where that takes fewer requests than asking by ids. */
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
