import { CardGrid } from '@association/content/shared/cards/card-grid.tsx'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { Pagination } from '@association/ui/pagination/pagination.tsx'
import type { ReactNode } from 'react'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/account-frame.tsx'
import { messages as account } from '../account/messages.ts'
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
