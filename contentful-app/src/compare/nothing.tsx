import styles from './compare.module.css'

export function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  )
}
