import type { ReactNode } from 'react'
import { ListPage } from '../../page/list/list-page.tsx'
import styles from './book-search.module.css'
import { BookSearch } from './book-search.tsx'
import { messages } from './messages.ts'
import { longestQuery } from './paths.ts'

export const bookQuery = (q: string | undefined) => (q ?? '').trim().slice(0, longestQuery)

type Props = {
  query: string
  cards: readonly ReactNode[]
}

export const BookSearchResults = ({ query, cards }: Props) => (
  <ListPage
    title={messages.resultsTitle}
    lead={
      <>
        <BookSearch query={query} />
        <p className={styles.found}>
          {query && cards.length > 0 ? messages.found(cards.length, query) : null}{' '}
          <a href="/publications/books">{messages.allBooks}</a>
        </p>
      </>
    }
    cards={query ? cards : []}
    layout="cards"
    emptyText={query ? messages.none(query) : messages.noQuery}
  />
)
