import type { View } from '../../define/view.ts'
import styles from './stats.module.css'
import { Words } from './words.tsx'

export const Stats: View<'stats'> = ({ entry, page }) => (
  <Words entry={entry} page={page} className={styles.stats} />
)
