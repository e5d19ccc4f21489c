import type { ReactNode } from 'react'
import { classNames } from '../../safe/class-names.ts'
import styles from './foot-bar.module.css'

type Props = { isNarrow?: boolean; children: ReactNode }

/** The end of `main`, which stays at the foot of the window until it is reached. Its last child is a link. */
export const FootBar = ({ isNarrow = false, children }: Props): ReactNode => (
  <div className={classNames(styles.bar, isNarrow && styles.narrow)}>{children}</div>
)
