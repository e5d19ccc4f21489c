import { buttonClass } from '@association/ui/button/button-class.ts'
import form from '@association/ui/form/form.module.css'
import type { ReactNode } from 'react'
import { ListPage } from '../../page/list/list-page.tsx'
import styles from './book-search.module.css'
import { BookSearchIsland } from './island.tsx'
import { messages } from './messages.ts'
import { bookSearchPath, longestQuery } from './paths.ts'

export const BookSearch = ({ query }: { query?: string }) => (
  <BookSearchIsland className={styles.search}>
    <search>
      <form action={bookSearchPath} method="get">
        <label htmlFor="book-search" className={form.label}>
          {messages.label}
        </label>
        <div className={styles.row}>
          <input
            id="book-search"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            list="book-search-terms"
            autoComplete="off"
            className={form.control}
          />
          <datalist id="book-search-terms" />
          <button type="submit" className={buttonClass('dark')}>
            {messages.search}
          </button>
        </div>
      </form>
    </search>
    <p role="status" className={styles.status} />
  </BookSearchIsland>
)

export const bookQuery = (q: string | undefined) => (q ?? '').trim().slice(0, longestQuery)

type ResultsProps = {
  query: string
  cards: readonly ReactNode[]
}

export const BookSearchResults = ({ query, cards }: ResultsProps) => (
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
