import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import styles from './article.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page }

export function KeyPoints({ entry, page }: Props) {
  const { keyPoints } = entry.fields
  const Heading = headingTag(page.rank + 1)
  if (keyPoints.length === 0) return null
  return (
    <section className={styles.keyPoints}>
      <Heading className={styles.keyTitle}>{messages.keyPoints}</Heading>
      <ul {...page.mark(entry, 'keyPoints')}>
        {keyPoints.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points can be the same
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
