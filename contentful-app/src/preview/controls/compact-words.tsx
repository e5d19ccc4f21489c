import { Icon, type IconName } from '../../base/icons/icon.tsx'
import styles from '../preview.module.css'

export const CompactWords = ({ icon, words }: { icon: IconName; words: string }) => (
  <span className={styles.withIcon}>
    <Icon name={icon} />
    <span className={styles.word}>{words}</span>
  </span>
)

export const compact = styles.compact
