import type { Space } from '@association/content'
import type { Delivered } from './delivered.ts'
import { entryAtOnce, findPage, pageAtOnce } from './fetch.ts'
import { fetchInParts, isTooLarge } from './fetch-in-parts.ts'
import type { Source } from './source.ts'

/**
 * The published page at a path with all it contains: the association's first, then the events space's. One request for
 * a page of the association that stays within its space, unless its tree is larger than Contentful sends at once.
 * `undefined` only when both spaces truly have none; throws UpstreamError.
 */
export async function fetchPage(source: Source, path: string): Promise<Delivered | undefined> {
  try {
    return await pageAtOnce(source, path)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    const page = await findPage(source, path)
    return page && fetchInParts(source, page.space, page.id)
  }
}

/** One entry with all it contains, or `undefined` when the space has none of that id. Throws UpstreamError. */
export async function fetchEntry(source: Source, space: Space, id: string): Promise<Delivered | undefined> {
  try {
    return await entryAtOnce(source, space, id)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    return fetchInParts(source, space, id)
  }
}
