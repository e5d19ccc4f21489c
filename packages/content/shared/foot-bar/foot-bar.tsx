import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

/** The end of `main`, which stays at the foot of the window until it is reached. Its last child is a link. */
export const FootBar = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles.bar}>{children}</div>
)
