import { spaces } from '@association/content'
import { citedArticle } from '@association/content/types/basic-article/cited-article.ts'
import type { Contents } from '../../content/index/content-index.ts'
import { type Item, isReleased } from '../../content/index/item.ts'

/** `now` is in Unix milliseconds. */
export function articleIn(
  index: Pick<Contents, 'item'>,
  { space, id, now }: { space: string; id: string; now: number },
) {
  const known = spaces.find((each) => each === space)
  const item = known && index.item(known, id)
  if (!item?.path || !isArticle(item) || !isReleased(item, now)) return undefined
  return { path: item.path, cited: citedArticle(item.entry) }
}

const isArticle = (item: Item): item is Item<'basicArticle'> => item.entry.type === 'basicArticle'
