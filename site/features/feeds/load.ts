import { articles } from '@association/content/lists/articles.ts'
import type { Listed } from '@association/feeds'
import { entriesOf } from '../../lists/entries-of.ts'
import { loadIndex } from '../../page/load-page.ts'

/** How many articles the feed of the site holds. */
export const newest = 50

/** The newest articles of both spaces. Rejects with UpstreamError when there is neither content nor a copy of it. */
export async function loadNewestArticles(): Promise<Listed<'basicArticle'>[]> {
  const { items } = entriesOf(articles, await loadIndex(), { now: Date.now() })
  return items.slice(0, newest).map(({ entry, createdAt, updatedAt }) => ({
    entry,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }))
}
