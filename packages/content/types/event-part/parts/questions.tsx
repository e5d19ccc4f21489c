import type { ReactNode } from 'react'
import styles from '../event-part.module.css'
import type { PartProps } from '../part-props.ts'

export const Questions = ({ source, page }: PartProps): ReactNode => (
  <div className={styles.questions} {...page.mark(source, 'faq')}>
    {page.blocks(source.fields.faq)}
  </div>
)
