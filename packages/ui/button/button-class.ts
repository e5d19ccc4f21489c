import styles from './button.module.css'
import type { ButtonVariant } from './variants.ts'

/** Set the button's size with `--size`; the default is 15px. */
export const buttonClass = (variant: ButtonVariant | 'link') =>
  variant === 'link' ? `${styles.link}` : `${styles.button} ${styles[variant]}`
