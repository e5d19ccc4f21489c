import { mostWaiting, sources } from '@association/feeds'
import { fetchList, tagOf } from '@association/services/contentful'
import { published } from '../../page/content-source.ts'
import { deliver } from '../../page/deliver.ts'
import { remember } from '../../page/remember.ts'

/** How many articles the feed of the site holds. */
export const newest = 50

/** The newest articles of both spaces as they were delivered; the last good copy of them while Contentful fails. */
export async function loadNewestArticles() {
  const { type, order } = sources.articles
  const { delivered } = await remember('newest articles', () =>
    deliver({
      key: 'newest articles',
      tags: [tagOf.list('association', type), tagOf.list('events', type)],
      fetch: () => fetchList(published, { type, order }, newest + mostWaiting),
    }),
  )
  return delivered
}
