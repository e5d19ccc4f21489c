import Fastify from 'fastify'
import { listen } from '../server/listen.ts'
import { type CrawlPace, crawl } from './crawl/crawl.ts'
import { searchIndex } from './find/search-index.ts'
import { faultRoutes, faultSwitch } from './protocol/faults.ts'
import type { Quota } from './protocol/quota.ts'
import { suggestRoute, webRoute } from './protocol/routes.ts'

export type SearchTwin = {
  /** The site's `SEARCH_URL`. */
  url: string
  close(): Promise<void>
}

type Options = {
  port?: number
  /** Without a trailing slash. */
  site: string
  token: string
  quota?: Quota
  pace?: Partial<CrawlPace>
}

/** The twin of Brave Search, with the sitemap's pages. */
export async function startSearch({ port = 0, site, token, quota, pace }: Options): Promise<SearchTwin> {
  const server = Fastify({ forceCloseConnections: true })
  const index = searchIndex()
  const crawler = crawl({ site, index, pace })
  const faults = faultSwitch()
  await server.register(webRoute, { index, token, quota, faults })
  await server.register(suggestRoute, { index, token, quota, faults })
  await server.register(faultRoutes, { faults })
  server.get('/res/v1', () => ({ type: 'twin', site, pages: index.size() }))
  const chosen = await listen(server, port)
  return {
    url: `http://localhost:${chosen}/res/v1`,
    async close() {
      await Promise.all([crawler.close(), server.close()])
    },
  }
}
