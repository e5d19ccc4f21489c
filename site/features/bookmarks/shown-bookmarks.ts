import type { Bookmark } from '@association/services/platform'
import type { Contents } from '../../content/index/content-index.ts'
import type { Item } from '../../content/index/item.ts'
import { itemOf } from './answer.ts'

const pageSize = 12

export type ShownBookmark = { bookmark: Bookmark; item: Item | undefined }

/** Returns the newest first. A page outside the range becomes the nearest one. */
export function shownBookmarks(
  bookmarks: readonly Bookmark[],
  index: Pick<Contents, 'item'>,
  { page: asked, now }: { page: number; now: number },
) {
  const newest = bookmarks.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const pages = Math.max(1, Math.ceil(newest.length / pageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1))
  const shown: ShownBookmark[] = newest
    .slice((page - 1) * pageSize, page * pageSize)
    .map((bookmark) => ({ bookmark, item: visible(itemOf(index, bookmark.cmsid), now) }))
  return { shown, page, pages }
}

const visible = (item: Item | undefined, now: number) =>
  item?.path && (item.releaseAt ?? 0) <= now ? item : undefined
