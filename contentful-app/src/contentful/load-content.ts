import type { Space } from '@association/content'
import type { AssetProps, EntryProps } from 'contentful-management'
import { placeOf, type Session } from './session.ts'

/** Missing ids are left out. */
export type ContentLoader = {
  entries(ids: readonly string[]): Promise<readonly EntryProps[]>
  assets(ids: readonly string[]): Promise<readonly AssetProps[]>
}

/** Rejects if the space cannot be read. */
export type PagesAt = (space: Space, path: string) => Promise<readonly EntryProps[]>

/** Rejects if the space cannot be read. */
export type Find = (space: Space, query: Readonly<Record<string, string>>) => Promise<readonly EntryProps[]>

/** Newest first. */
export type LinksTo = (entry: string) => Promise<readonly EntryProps[]>

/** Contentful limits URLs to 7600 characters, and an id has up to 64. */
export const idsPerRequest = 80
const parentsPerRequest = 200
/** Pages have fewer parents than this. */
const mostParents = 2000
const pagesPerPath = 40
/** An event has up to 60 courses. */
const mostFound = 200

export function loader(session: Session, space: Space): ContentLoader {
  const place = placeOf(session, space)
  const { cma } = session.sdk
  const query = (ids: readonly string[]) => ({ 'sys.id[in]': ids.join(','), limit: ids.length })
  return {
    entries: (ids) =>
      inBatches<EntryProps>(ids, (batch) => cma.entry.getMany({ ...place, query: query(batch) })),
    assets: (ids) =>
      inBatches<AssetProps>(ids, (batch) => cma.asset.getMany({ ...place, query: query(batch) })),
  }
}

export function pagesAt(session: Session): PagesAt {
  return async (space, path) => {
    const query = { content_type: 'page', 'fields.path': path, limit: pagesPerPath }
    const { items } = await session.sdk.cma.entry.getMany({ ...placeOf(session, space), query })
    return items
  }
}

export function finder(session: Session): Find {
  return async (space, query) => {
    const { items } = await session.sdk.cma.entry.getMany({
      ...placeOf(session, space),
      query: { ...query, limit: mostFound },
    })
    return items
  }
}

/** Skips archived entries. */
export function linksTo(session: Session, space: Space): LinksTo {
  const place = placeOf(session, space)
  return async (entry) => {
    const found: EntryProps[] = []
    for (let total = 1; found.length < Math.min(total, mostParents); ) {
      const query = {
        ...{ links_to_entry: entry, order: '-sys.updatedAt', limit: parentsPerRequest },
        skip: found.length,
      }
      const page = await session.sdk.cma.entry.getMany({ ...place, query })
      if (page.items.length === 0) break
      total = page.total
      found.push(...page.items)
    }
    return found.filter(({ sys }) => !sys.archivedVersion)
  }
}

async function inBatches<T>(
  ids: readonly string[],
  request: (batch: readonly string[]) => Promise<{ items: T[] }>,
): Promise<T[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  )
  const answers = await Promise.all(batches.map(request))
  return answers.flatMap(({ items }) => items)
}
