import type { ReactNode } from 'react'
import type { PartProps } from '../part-props.ts'
import { Facts, Picture } from './opening.tsx'
import styles from './page-header.module.css'

type Props = PartProps & { children: ReactNode }

/** CSS pixels. */
const pictureWidth = 400

export function PageHeader({ children, ...props }: Props): ReactNode {
  const { source, page } = props
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        {children}
        <Facts {...props} className={styles.facts} />
      </div>
      <Picture source={source} page={page} width={pictureWidth} isLazy className={styles.picture} />
    </div>
  )
}
