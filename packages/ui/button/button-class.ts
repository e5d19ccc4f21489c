import styles from './button.module.css'
import type { ButtonVariant } from './variants.ts'

/** The class names of a button, or of a link that stands in a button’s place. Its size is `--size`, by default 15px. */
export const buttonClass = (variant: ButtonVariant | 'link') =>
  variant === 'link' ? `${styles.link}` : `${styles.button} ${styles[variant]}`
