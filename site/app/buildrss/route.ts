import { answerFeed } from '../../features/feeds/answer.ts'
import { loadFeed, newest } from '../../features/feeds/load.ts'
import { config } from '../../page/config.ts'
import { siteProcess } from '../../runtime/site-process.ts'

/** The newest entries of a list as a feed, for anybody. */
export const GET = (request: Request) =>
  answerFeed(request, {
    config,
    newest,
    now: Date.now,
    load: loadFeed,
    isOutage: () => siteProcess().isOutage?.() ?? false,
  })
