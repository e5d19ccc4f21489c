import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: IconName
  label: string
}

/** The icon button of Forma 36 would add a tooltip library of 30 kB. */
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
