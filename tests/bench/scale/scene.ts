import type { countingProxy } from '../measuring/counting-proxy.ts'
import type { SiteProcess } from '../measuring/site-process.ts'

/** One process of the site in front of a proxy that counts what it asks of Contentful. */
export type Scene = {
  site: SiteProcess
  contentful: Awaited<ReturnType<typeof countingProxy>>
  env: Record<string, string>
  /** The paths of all articles. */
  articles: readonly string[]
}
