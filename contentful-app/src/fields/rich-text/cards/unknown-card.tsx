import styles from './cards.module.css'

/** Stands for content that the app does not know. It stays in the text as it is. */
export function UnknownCard({ isSelected }: { isSelected: boolean }) {
  return (
    <div className={styles.unknown} data-selected={isSelected}>
      This content cannot be edited here. It stays in the text as it is.
    </div>
  )
}
