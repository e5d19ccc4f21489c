import { config } from '../../base/config.ts'
import { siteContent } from '../../content/site-content.ts'
import { answerFeed } from '../../features/feeds/answer.ts'
import { loadFeed, newest } from '../../features/feeds/load.ts'

/** Public. */
export const GET = (request: Request) =>
  answerFeed(request, {
    config,
    newest,
    now: Date.now,
    load: loadFeed,
    isOutage: () => siteContent().isOutage?.() ?? false,
  })
