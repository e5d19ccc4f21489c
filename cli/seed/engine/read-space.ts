import type { SpaceClient } from '@association/services/management/index.ts'
import { collect } from '@association/services/management/index.ts'
import type { AssetProps, ContentTypeProps, EntryProps } from 'contentful-management'
import type { SpaceWish } from './wish.ts'

/** What a space holds of the things to seed; reading it makes only GET requests. */
export type SpaceState = {
  types: ReadonlyMap<string, ContentTypeProps>
  entries: ReadonlyMap<string, EntryProps>
  assets: ReadonlyMap<string, AssetProps>
  /** The published version of entries that have unpublished changes. */
  published: ReadonlyMap<string, EntryProps>
}

/** Ids in one query: 150 of the longest fill the 7600 characters that an address may have. */
const idsPerQuery = 100

/** Reads what the space holds under the ids of the wish, and no more. Throws ManagementError. */
export async function readSpace(client: SpaceClient, wish: SpaceWish): Promise<SpaceState> {
  const entryIds = wish.entries.map(({ id }) => id)
  const changedIds = wish.entries.filter(({ state }) => state === 'changed').map(({ id }) => id)
  const assetIds = wish.assets.map(({ id }) => id)
  const [types, entries, published, assets] = await Promise.all([
    collect((query) => client.contentType.getMany({ query })),
    byIds(entryIds, (query) => client.entry.getMany({ query })),
    byIds(changedIds, (query) => client.entry.getPublished({ query })),
    byIds(assetIds, (query) => client.asset.getMany({ query })),
  ])
  return {
    types: mapById(types),
    entries: mapById(entries),
    published: mapById(published),
    assets: mapById(assets),
  }
}

type Query = { limit: number; skip: number; 'sys.id[in]': string }

async function byIds<Item>(
  ids: readonly string[],
  read: (query: Query) => Promise<{ total: number; items: Item[] }>,
): Promise<Item[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, index) =>
    ids.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
  )
  const pages = await Promise.all(
    chunks.map((chunk) => collect((query) => read({ ...query, 'sys.id[in]': chunk.join(',') }))),
  )
  return pages.flat()
}

const mapById = <Item extends { sys: { id: string } }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))
