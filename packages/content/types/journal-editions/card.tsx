import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { Edition } from './edition.tsx'
import styles from './journal-editions.module.css'

export const JournalEditionsCard: View<'journalEditions'> = ({ entry, page }) => (
  <Edition entry={entry} page={page} className={classNames('card', styles.card)} coverHeight={210} />
)
