import type { View } from '../../define/view.ts'
import { Edition } from './edition.tsx'
import styles from './journal-editions.module.css'

export const JournalEditions: View<'journalEditions'> = ({ entry, page }) => (
  <Edition entry={entry} page={page} className={styles.block} coverHeight={300} />
)
