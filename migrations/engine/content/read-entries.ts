import { collect, reservedTypes, type SpaceClient } from '@association/services/management/index.ts'
import type { EntryProps, QueryOptions } from 'contentful-management'
import type { EntryState } from '../operations/operation.ts'
import { entryState, isChanged } from './entry-state.ts'

/** A write must name the version. */
export type LiveEntry = { state: EntryState; version: number }

export type EntryFilter = 'all' | { types: readonly string[] } | { ids: readonly string[] }

/** 100 ids of the longest kind fit the 7600 characters that Contentful allows in a URL; 150 do not. */
const idsPerQuery = 100

/** Leaves out the journal. */
export async function readEntries(client: SpaceClient, wanted: EntryFilter): Promise<Map<string, LiveEntry>> {
  const saved = await readMany(wanted, (query) => client.entry.getMany({ query }))
  const changed = saved.filter(isChanged).map(({ sys }) => sys.id)
  const published = new Map(
    (await readPublished(client, wanted, { changed, total: saved.length })).map((entry) => [
      entry.sys.id,
      entry,
    ]),
  )
  return new Map(
    saved.map((entry) => {
      const { id, version } = entry.sys
      return [id, { state: entryState(entry, isChanged(entry) ? published.get(id) : undefined), version }]
    }),
  )
}

/**
 * The published version differs only if something was saved since. Requests only such entries, unless there are many.
 */
function readPublished(
  client: SpaceClient,
  wanted: EntryFilter,
  { changed, total }: { changed: readonly string[]; total: number },
): Promise<EntryProps[]> {
  const isFew = Math.ceil(changed.length / idsPerQuery) <= Math.ceil(total / 1000)
  return readMany(isFew || 'ids' in Object(wanted) ? { ids: changed } : wanted, (query) =>
    client.entry.getPublished({ query }),
  )
}

type ReadMany = (query: QueryOptions) => Promise<{ total: number; items: EntryProps[] }>

async function readMany(wanted: EntryFilter, read: ReadMany): Promise<EntryProps[]> {
  const filters =
    wanted === 'all' ? [{ 'sys.contentType.sys.id[nin]': reservedTypes.join(',') }] : filtersOf(wanted)
  const found = await Promise.all(
    filters.map((filter) => collect((page) => read({ ...filter, ...page, order: 'sys.id' }))),
  )
  return found.flat()
}

function filtersOf(wanted: Exclude<EntryFilter, 'all'>): QueryOptions[] {
  if ('types' in wanted)
    return wanted.types.length === 0 ? [] : [{ 'sys.contentType.sys.id[in]': wanted.types.join(',') }]
  const chunks = Array.from({ length: Math.ceil(wanted.ids.length / idsPerQuery) }, (_, index) =>
    wanted.ids.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
  )
  return chunks.map((ids) => ({ 'sys.id[in]': ids.join(',') }))
}
