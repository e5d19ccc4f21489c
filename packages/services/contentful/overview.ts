import { type Space, spaces } from '@association/content'
import type { Skeleton } from './skeleton.ts'
import type { Source } from './source.ts'

/** Paths of the pages that changed last, newest first. Throws UpstreamError. */
export async function fetchNewestPaths({ clients }: Source, limit: number): Promise<string[]> {
  const answers = await Promise.all(
    spaces.map((space) =>
      clients[space].getEntries<Skeleton<'page'>>({
        content_type: 'page',
        select: ['fields.path', 'sys.updatedAt'],
        order: ['-sys.updatedAt'],
        limit,
      }),
    ),
  )
  return answers
    .flatMap(({ items }) => items)
    .toSorted((left, right) => right.sys.updatedAt.localeCompare(left.sys.updatedAt))
    .map(({ fields }) => fields.path)
    .filter((path) => typeof path === 'string')
    .slice(0, limit)
}

/**
 * A short text that changes whenever anything published in a space does: number and newest change of its entries and
 * of its assets. Two small requests; throws UpstreamError.
 */
export async function fetchFingerprint({ clients }: Source, space: Space): Promise<string> {
  const answers = await Promise.all([
    clients[space].getEntries({ limit: 1, include: 0, order: ['-sys.updatedAt'] }),
    clients[space].getAssets({ limit: 1, order: ['-sys.updatedAt'] }),
  ])
  return answers.map(({ total, items }) => `${total}@${items[0]?.sys.updatedAt ?? 'never'}`).join(' ')
}
