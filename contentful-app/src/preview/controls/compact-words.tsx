import { Icon, type IconName } from '../../base/icons/icon.tsx'
import styles from '../preview.module.css'

/** The content of a button in the bar of the preview. In a narrow bar only the icon is seen. */
export const CompactWords = ({ icon, words }: { icon: IconName; words: string }) => (
  <span className={styles.withIcon}>
    <Icon name={icon} />
    <span className={styles.word}>{words}</span>
  </span>
)

/** For a button with such content. */
export const compact = styles.compact
