import { fetchNewestPaths } from '@association/services/contentful'
import { catchUp } from '../runtime/catch-up.ts'
import { log } from '../runtime/log.ts'
import { config } from './config.ts'
import { published } from './content-source.ts'
import { nowhere } from './segments.ts'

/** Pages that are rendered with the build; the rest are rendered when they are first asked for. */
const prerendered = 300

/** The newest pages; none when Contentful cannot be reached, because a build must not depend on it. */
export async function pathsToPrerender(): Promise<string[]> {
  try {
    const paths = await fetchNewestPaths(published, prerendered)
    // Noted before the pages are fetched: the first start need not render them again when nothing changed since.
    await catchUp({ source: published, folder: config.dataFolder, expire: () => {} })
    return [nowhere, ...paths]
  } catch (error) {
    log.warn(`The build renders no pages: ${error instanceof Error ? error.message : error}`)
    return [nowhere]
  }
}
