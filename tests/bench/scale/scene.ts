import type { countingProxy } from '../measuring/counting-proxy.ts'
import type { SiteProcess } from '../measuring/site-process.ts'

/** A proxy counts the site's requests to Contentful. */
export type Scene = {
  site: SiteProcess
  contentful: Awaited<ReturnType<typeof countingProxy>>
  env: Record<string, string>
  /** Paths. */
  articles: readonly string[]
}
