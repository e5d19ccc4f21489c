import type { View } from '../../define/view.ts'
import styles from './stats.module.css'
import { Words } from './words.tsx'

/** A pull figure between the paragraphs of a text. */
export const StatsEmbed: View<'stats'> = ({ entry, page }) => (
  <Words entry={entry} page={page} className={styles.pulled} />
)
