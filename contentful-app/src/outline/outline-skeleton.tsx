import styles from './outline.module.css'

const widths = ['70%', '52%', '60%', '44%', '66%', '50%'] as const

/** Reserves the space of the rows, so that nothing jumps. */
export function OutlineSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Reading what the page contains…</span>
      {widths.map((width) => (
        <span key={width} className={styles.bone} style={{ width }} />
      ))}
    </div>
  )
}
