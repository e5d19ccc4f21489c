import type { RichText } from '../../define/field.ts'
import styles from './article.module.css'
import { contentsOf } from './contents-of.ts'
import { messages } from './messages.ts'

export function Contents({ body }: { body: RichText | undefined }) {
  const parts = contentsOf(body)
  if (parts.length === 0) return null
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      <p className={styles.label}>{messages.contents}</p>
      <ol className={styles.parts}>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} className={styles.part}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
