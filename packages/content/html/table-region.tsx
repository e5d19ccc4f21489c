import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../safe/class-names.ts'
import styles from './table.module.css'

type Props = ComponentProps<'table'> & { label?: string }

/**
 * For tables from HTML or rich text. A wide table scrolls in its own focusable box, and shadows at its edges show that
 * there is more. The box is a landmark only with a caption, which distinguishes it.
 */
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
