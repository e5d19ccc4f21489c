import styles from './cards.module.css'

/** Represents unknown content, which stays unchanged in the text. */
export function UnknownCard({ isSelected }: { isSelected: boolean }) {
  return (
    <div className={styles.unknown} data-selected={isSelected}>
      This content cannot be edited here. It stays in the text as it is.
    </div>
  )
}
