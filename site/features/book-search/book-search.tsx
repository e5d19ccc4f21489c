import { buttonClass } from '@association/ui/button/button-class.ts'
import form from '@association/ui/form/form.module.css'
import styles from './book-search.module.css'
import { BookSearchIsland } from './island.tsx'
import { messages } from './messages.ts'
import { bookSearchPath, longestQuery } from './paths.ts'

type Props = { query?: string }

/** Without JavaScript, the form leads to a page of results. */
export const BookSearch = ({ query }: Props) => (
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
