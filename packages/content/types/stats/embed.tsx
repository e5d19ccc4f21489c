import type { View } from '../../define/view.ts'
import styles from './stats.module.css'
import { Words } from './words.tsx'

export const StatsEmbed: View<'stats'> = ({ entry, page }) => (
  <Words entry={entry} page={page} className={styles.pulled} />
)
