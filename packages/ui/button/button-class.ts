import styles from './button.module.css'
import type { ButtonVariant } from './variants.ts'

/** `--size` sets the size; default 15px. */
export const buttonClass = (variant: ButtonVariant | 'link') =>
  variant === 'link' ? `${styles.link}` : `${styles.button} ${styles[variant]}`
