import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './table.module.css'

export const Table: View<'table'> = ({ entry, page }) => {
  const { body, classes } = entry.fields
  return body ? (
    <div className={classNames(styles.table, classes)} {...page.mark(entry, 'body')}>
      {page.html(body)}
    </div>
  ) : null
}
