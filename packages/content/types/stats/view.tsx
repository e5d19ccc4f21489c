import type { View } from '../../define/view.ts'
import styles from './stats.module.css'

export const Stats: View<'stats'> = ({ entry, page }) => {
  const { figure, label, description } = entry.fields
  if (!figure || !label) return null
  return (
    <div className={styles.stats}>
      <p className={styles.words}>
        <span className={styles.figure} {...page.mark(entry, 'figure')}>
          {figure}
        </span>{' '}
        <span className={styles.label} {...page.mark(entry, 'label')}>
          {label}
        </span>
      </p>
      {description ? (
        <p className={styles.description} {...page.mark(entry, 'description')}>
          {description}
        </p>
      ) : null}
    </div>
  )
}
