import { contrast } from '../contrast.ts'
import styles from './band.module.css'
import { isDark } from './is-dark.ts'

type Toned = {
  darkBackgroundImage?: boolean
  lightBackgroundImage?: boolean
  /** What the words stand on where there is no picture. */
  background?: string | undefined
  /** Where the words stand: there the picture steps back. */
  align?: string | undefined
}

/** Light words on dark ground and dark ones on light: what the editor says of a picture, else what the colour asks for. */
export function tone({ darkBackgroundImage, lightBackgroundImage, background, align }: Toned) {
  const pictured = darkBackgroundImage ? styles.onDark : lightBackgroundImage ? styles.onLight : undefined
  if (pictured)
    return [pictured, align === 'center' && styles.centered, align === 'end' && styles.ended]
      .filter(Boolean)
      .join(' ')
  if (contrast('white', background) === undefined) return undefined
  return isDark(background) ? 'on-dark' : 'on-light'
}
