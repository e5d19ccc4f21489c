import { messages } from './messages.ts'
import styles from './notice.module.css'

type Props = { words: { status: string; title: string; text: string } }

/** What a visitor reads when there is no page to show, and where to go from here. */
export function Notice({ words: { status, title, text } }: Props) {
  return (
    <div className={styles.notice}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        <a href="/">{messages.home}</a>
      </p>
    </div>
  )
}
