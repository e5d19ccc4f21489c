import type { ListedType } from '@association/content/lists/listed-types.ts'
import { isReleased } from '../../content-index/item.ts'
import { siteTag } from '../../lists/effects.ts'
import { loadIndex } from '../../page/load-page.ts'
import { note } from '../../stored/rendering.ts'
import { type Sitemap, sitemapsOf } from './sitemaps.ts'

/** All sitemaps; out of date when anything on the site changes, or when an entry reaches its date. */
export async function loadSitemaps(): Promise<Sitemap[]> {
  const contents = await loadIndex()
  const now = Date.now()
  const waiting = dated.flatMap((type) => contents.of(type)).filter((item) => !isReleased(item, now))
  note({
    tags: [siteTag],
    until: Math.min(...waiting.map(({ releaseAt = now }) => releaseAt), Number.POSITIVE_INFINITY),
  })
  return sitemapsOf(contents, now)
}

const dated: readonly ListedType[] = ['basicArticle', 'pressRelease', 'jobPosting']
