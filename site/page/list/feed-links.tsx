import styles from './listing.module.css'
import { messages } from './messages.ts'

export type FeedLink = { label: string; href: string }

export function FeedLinks({ feeds }: { feeds: readonly FeedLink[] }) {
  if (feeds.length === 0) return null
  return (
    <p className={styles.feeds}>
      {messages.feeds}
      {feeds.map(({ label, href }) => (
        <a key={href} href={href} className={styles.feed}>
          {label}
        </a>
      ))}
    </p>
  )
}
