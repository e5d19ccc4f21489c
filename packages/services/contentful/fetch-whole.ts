import type { Space } from '@association/content'
import type { Delivered } from './delivered.ts'
import { entryAtOnce, findPage, pageAtOnce } from './fetch.ts'
import { fetchInParts, isTooLarge } from './fetch-in-parts.ts'
import type { Source } from './source.ts'

/**
 * Returns the published page at a path with its content; the association's space wins. Sends one request for a page
 * within that space, unless its tree is too large. Returns undefined only if both spaces lack the page; throws
 * UpstreamError.
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

/** Returns undefined for a missing entry. Throws UpstreamError. */
export async function fetchEntry(source: Source, space: Space, id: string): Promise<Delivered | undefined> {
  try {
    return await entryAtOnce(source, space, id)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    return fetchInParts(source, space, id)
  }
}
