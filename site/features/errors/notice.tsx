import { SearchForm } from '../search/page/search-form.tsx'
import { messages } from './messages.ts'
import { MissingPageIsland } from './missing-page/island.tsx'
import styles from './notice.module.css'

type Props = { words: { status: string; title: string; text: string } }

export function Notice({ words: { status, title, text } }: Props) {
  return (
    <div className={`container ${styles.notice}`}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <MissingPageIsland className={styles.search}>
        <SearchForm />
      </MissingPageIsland>
      <nav className={styles.ways} aria-label={messages.ways}>
        <a href="/" className={styles.home}>
          {messages.home}
        </a>
        {places.map(({ label, href }) => (
          <a key={href} href={href} className={styles.way}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}

/** The code contains these pages, so that they help while Contentful is down. */
const places = [
  { label: 'Articles', href: '/articles' },
  { label: 'Courses', href: '/education/courses' },
  { label: 'Membership', href: '/membership' },
] as const
