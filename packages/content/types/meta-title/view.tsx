import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { isDark } from '../../shared/band/is-dark.ts'
import styles from './meta-title.module.css'

export const MetaTitle: View<'metaTitle'> = ({ entry, page }) => {
  const { text, textAlign, color, backgroundColor, marginBottom } = entry.fields
  const background = safeColor(backgroundColor)
  return (
    <p
      className={classNames(styles.line, background && styles.filled)}
      style={properties({
        '--text': safeColor(color) ?? (background && textOn(backgroundColor)),
        '--background': background,
        '--below': `var(--space-${marginBottom})`,
        textAlign,
      })}
    >
      <span className={styles.words} {...page.mark(entry, 'text')}>
        {text}
      </span>
    </p>
  )
}

/** Applies if the editor chose only the background. */
const textOn = (background: string | undefined) =>
  isDark(background) ? 'var(--color-white)' : 'var(--color-dark-blue)'
