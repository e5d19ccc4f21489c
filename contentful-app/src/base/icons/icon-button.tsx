import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: IconName
  /** What the button does; it is its name and its tooltip. */
  label: string
}

/** A quiet button that is only an icon. The one of Forma 36 brings a tooltip library of 30 kB along. */
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
