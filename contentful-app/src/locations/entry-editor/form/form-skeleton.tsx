import styles from '../entry-editor.module.css'

const heights = [40, 40, 96, 40] as const

export const FormSkeleton = () => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">Opening the entry…</span>
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change
      <span key={index} className={styles.bone} style={{ height }} />
    ))}
  </div>
)
