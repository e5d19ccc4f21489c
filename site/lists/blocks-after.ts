import type { Block } from '@association/content/define/view.ts'
import type { Item } from '../content-index/item.ts'
import { isReleased } from '../content-index/item.ts'
import { loadIndex } from '../page/load-page.ts'
import { note } from '../stored/rendering.ts'
import { cardSection } from './card-section.ts'
import { relatedArticles } from './related.ts'

/** What the page of an entry shows below it, of other entries: for an article, related articles. */
export async function blocksAfter(item: Item): Promise<Block[]> {
  if (item.entry.type !== 'basicArticle') return []
  const contents = await loadIndex()
  const now = Date.now()
  const related = relatedArticles(item as Item<'basicArticle'>, contents, now)
  const waiting = contents.of('basicArticle').filter((other) => !isReleased(other, now))
  note({
    tags: related.flatMap(({ tags }) => tags),
    until: Math.min(...waiting.map(({ releaseAt = now }) => releaseAt), Number.POSITIVE_INFINITY),
  })
  if (related.length === 0) return []
  return [
    cardSection(
      'Related articles',
      related.map(({ entry }) => entry),
    ),
  ]
}
