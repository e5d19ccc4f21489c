import { answerFeed } from '../../features/feeds/answer.ts'
import { loadNewestArticles, newest } from '../../features/feeds/load.ts'
import { config } from '../../page/config.ts'
import { siteProcess } from '../../runtime/site-process.ts'

/** The newest articles as a feed, for anybody and as often as they like. */
export const GET = (request: Request) =>
  answerFeed(request, {
    config,
    newest,
    now: Date.now,
    load: loadNewestArticles,
    isOutage: () => siteProcess().isOutage?.() ?? false,
  })
