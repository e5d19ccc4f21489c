import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import styles from '../search.module.css'

export const SearchForm = ({ q = '' }: { q?: string }) => (
  <search>
    <form action="/search" className={`${styles.form} ${styles.pageForm}`}>
      <label htmlFor="search-page-input" className="visually-hidden">
        {messages.label}
      </label>
      <div className={styles.field}>
        <input
          id="search-page-input"
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={limits.queryCharacters}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
      </div>
      <button type="submit" className={styles.button}>
        {messages.button}
      </button>
    </form>
  </search>
)
