import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../safe/class-names.ts'
import styles from './table.module.css'

type Props = ComponentProps<'table'> & { label?: string }

/** A wide table scrolls in a focusable box with shadows at its edges, a landmark only if a caption names it. */
export function TableRegion({ label, className, children, ...attributes }: Props): ReactNode {
  const name = { role: label ? 'region' : 'group', 'aria-label': label || 'Table' }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div {...name} className={styles.scroll} tabIndex={0}>
      <table {...attributes} className={classNames(styles.table, className)}>
        {children}
      </table>
    </div>
  )
}
