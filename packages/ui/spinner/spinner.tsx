import type { CSSProperties } from 'react'
import { spinnerDefaults } from './defaults.ts'
import styles from './spinner.module.css'

type Props = {
  message?: string
  /** Default: the palette's green. */
  color?: string
}

export function Spinner({ message = spinnerDefaults.message, color }: Props) {
  return (
    <div
      role="status"
      className={styles.spinner}
      style={color ? ({ '--spinner': color } as CSSProperties) : undefined}
    >
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.message}>{message}</span>
    </div>
  )
}
