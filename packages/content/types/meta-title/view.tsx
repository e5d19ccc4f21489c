import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './meta-title.module.css'

export const MetaTitle: View<'metaTitle'> = ({ entry, page }) => {
  const { text, textAlign, color, backgroundColor, marginBottom } = entry.fields
  return (
    <p
      className={classNames(styles.line, backgroundColor && styles.filled, `mb-${marginBottom}`)}
      style={properties({
        '--text': safeColor(color),
        '--background': safeColor(backgroundColor),
        textAlign,
      })}
    >
      <span className={styles.words} {...page.mark(entry, 'text')}>
        {text}
      </span>
    </p>
  )
}
