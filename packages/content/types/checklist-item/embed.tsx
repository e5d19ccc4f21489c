import { headingTag, type View } from '../../define/view.ts'
import styles from './checklist-item.module.css'

/** Opens and closes without JavaScript, and by itself when the browser finds a word or a link's target in it. */
export const ChecklistItemEmbed: View<'checklistItem'> = ({ entry, page }) => {
  const { title, content } = entry.fields
  if (!title) return null
  const Title = headingTag(page.rank)
  return (
    <details className={styles.item}>
      <summary className={styles.header}>
        <Title className={styles.title} {...page.mark(entry, 'title')}>
          {title}
        </Title>
      </summary>
      <div {...page.mark(entry, 'content')}>{page.richText(content)}</div>
    </details>
  )
}
