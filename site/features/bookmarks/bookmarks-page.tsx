import { CardGrid } from '@association/content/shared/cards/card-grid.tsx'
import type { Bookmark } from '@association/services/platform'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { Pagination } from '@association/ui/pagination/pagination.tsx'
import type { ReactNode } from 'react'
import type { Contents } from '../../content/index/content-index.ts'
import type { Item } from '../../content/index/item.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/account-frame.tsx'
import { messages as account } from '../account/messages.ts'
import { itemOf } from './answer.ts'
import { messages } from './messages.ts'

type Props = {
  /** Null if the platform did not answer. */
  cards: readonly ReactNode[] | null
  paging: { page: number; pages: number }
}

export const BookmarksPage = ({ cards, paging: { page, pages } }: Props) => (
  <AccountFrame path="/bookmarks" title={account.bookmarks} description={messages.introduction}>
    {cards === null ? <p role="status">{messages.away}</p> : null}
    {cards?.length === 0 ? (
      <>
        <p>{messages.empty}</p>
        <a href="/articles" className={buttonClass('yellow')}>
          {messages.browse}
        </a>
      </>
    ) : null}
    {cards && cards.length > 0 ? <CardGrid>{cards}</CardGrid> : null}
    <Pagination
      current={page}
      total={pages}
      linkTo={(to) => ({ href: to === 1 ? '/bookmarks' : `/bookmarks?page=${to}` })}
    />
  </AccountFrame>
)

/** The page is gone, but the visitor can still remove the bookmark. */
export const GoneBookmark = ({ path, button }: { path: string; button: ReactNode }) => (
  <div className={styles.tile}>
    <p>{messages.gone}</p>
    <p className={styles.quiet}>{path}</p>
    {button}
  </div>
)

const bookmarksPerPage = 12

export type ShownBookmark = { bookmark: Bookmark; item: Item | undefined }

/** A page outside the range becomes the nearest one. */
export function shownBookmarks(
  bookmarks: readonly Bookmark[],
  index: Pick<Contents, 'item'>,
  { page: asked, now }: { page: number; now: number },
) {
  const newest = bookmarks.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const pages = Math.max(1, Math.ceil(newest.length / bookmarksPerPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1))
  const shown: ShownBookmark[] = newest
    .slice((page - 1) * bookmarksPerPage, page * bookmarksPerPage)
    .map((bookmark) => ({ bookmark, item: visibleItem(itemOf(index, bookmark.cmsid), now) }))
  return { shown, page, pages }
}

const visibleItem = (item: Item | undefined, now: number) =>
  item?.path && (item.releaseAt ?? 0) <= now ? item : undefined
