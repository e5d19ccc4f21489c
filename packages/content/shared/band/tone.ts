import { contrast } from '../contrast.ts'
import styles from './band.module.css'
import { isDark } from './is-dark.ts'

type Toned = {
  darkBackgroundImage?: boolean
  lightBackgroundImage?: boolean
  /** The color behind the words if there is no picture. */
  background?: string | undefined
  /** The picture fades on this side. */
  align?: string | undefined
}

/** The editor's choice for a picture overrides the color. */
export function tone({ darkBackgroundImage, lightBackgroundImage, background, align }: Toned) {
  const pictured = darkBackgroundImage ? styles.onDark : lightBackgroundImage ? styles.onLight : undefined
  if (pictured)
    return [pictured, align === 'center' && styles.centered, align === 'end' && styles.ended]
      .filter(Boolean)
      .join(' ')
  if (contrast('white', background) === undefined) return undefined
  return isDark(background) ? 'on-dark' : 'on-light'
}
