import type { ReactNode } from 'react'
import styles from './live-preview.module.css'

/** Says in the place of a preview why there is none. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <p role="status">{children}</p>
    </main>
  )
}
