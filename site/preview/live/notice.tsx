import type { ReactNode } from 'react'
import styles from './live-preview.module.css'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <p role="status">{children}</p>
    </main>
  )
}
