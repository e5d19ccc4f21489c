import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { fullName } from '../../shared/person/person-words.ts'
import styles from './article.module.css'
import { messages } from './messages.ts'
import { Portrait } from './portrait.tsx'

type Props = { entry: Entry<'basicArticle'>; page: Page }

export function Byline({ entry, page }: Props) {
  const { authors } = entry.fields
  if (authors.length === 0) return null
  return (
    <div className={styles.byline} {...page.mark(entry, 'authors')}>
      <div className={styles.portraits}>
        {authors.slice(0, mostPortraits).map((author) => (
          <Portrait key={author.id} author={author} page={page} isBesideName />
        ))}
      </div>
      <p className={styles.names}>
        {messages.byline(authors.map(({ fields }) => fullName(fields)).join('; '))}
      </p>
    </div>
  )
}

/** More would be wider than the names. */
const mostPortraits = 4
