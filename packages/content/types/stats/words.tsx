import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './stats.module.css'

type Props = { entry: Entry<'stats'>; page: Page; className: string | undefined }

export function Words({ entry, page, className }: Props) {
  const { figure, label, description } = entry.fields
  if (!figure || !label) return null
  return (
    <div className={className}>
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
