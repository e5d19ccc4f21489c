import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: IconName
  /** The accessible name and the tooltip. */
  label: string
}

/** The Forma 36 IconButton adds a 30 kB tooltip library. */
export function IconButton({ icon, label, className = '', ...button }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.button} ${className}`}
      {...button}
    >
      <Icon name={icon} />
    </button>
  )
}
