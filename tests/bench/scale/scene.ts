import type { countingProxy } from '../measuring/counting-proxy.ts'
import type { SiteProcess } from '../measuring/site-process.ts'

export type Scene = {
  site: SiteProcess
  contentful: Awaited<ReturnType<typeof countingProxy>>
  env: Record<string, string>
  articles: readonly string[]
}
