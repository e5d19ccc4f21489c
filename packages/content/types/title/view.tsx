import { headingTag, type View } from '../../define/view.ts'
import { inlineText } from '../../rich-text/inline-text.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels, safeLength } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { lineHeightValue } from '../../shared/line-height.ts'
import { colorLineStyle, typographyProperties } from '../../shared/typography.ts'
import styles from './title.module.css'

export const Title: View<'title'> = ({ entry, page }) => {
  const { fields } = entry
  if (fields.text.trim() === '') return null // Screen readers stop at empty headings.
  const Tag = headingTag(page.rank)
  return (
    <div
      className={classNames(
        styles.line,
        fields.backgroundColor && styles.filled,
        fields.justify && styles[fields.justify],
        fields.containerClass,
      )}
      style={properties({
        '--columns': fields.columnWidth < 12 ? `${(fields.columnWidth / 12) * 100}%` : undefined,
        '--space-below': pixels(fields.marginBottom),
        '--background': safeColor(fields.backgroundColor),
      })}
    >
      <div
        className={styles.box}
        style={{ ...properties({ maxWidth: safeLength(fields.maxWidth) }), ...colorLineStyle(fields) }}
      >
        <Tag
          className={classNames(
            styles.title,
            fields.fontSize !== undefined && styles.sized,
            fields.fontFamily === 'Georgia' && styles.serif,
            fields.class,
          )}
          style={properties({
            ...typographyProperties(fields),
            '--size': pixels(fields.fontSize),
            lineHeight: lineHeightValue(fields.lineHeight),
            textDecoration: fields.decoration,
          })}
          {...page.mark(entry, 'text')}
        >
          {inlineText(fields.text, page)}
        </Tag>
      </div>
    </div>
  )
}
