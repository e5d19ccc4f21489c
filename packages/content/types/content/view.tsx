import type { Entry } from '../../define/values.ts'
import type { View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { plainText } from '../../rich-text/plain-text.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import { colorLineStyle, typographyProperties } from '../../shared/typography.ts'
import styles from './content.module.css'
import { content } from './model.ts'

export const Content: View<'content'> = ({ entry, page }) => {
  const { fields } = entry
  const link = page.link(fields.contentLink)
  const background = safeColor(fields.contentBackgroundColor)
  return (
    <div
      className={classNames(
        styles.content,
        background && styles.boxed,
        tone({ background: fields.contentBackgroundColor }),
        link.href && styles.linked,
        fields.class,
      )}
      style={properties({
        '--columns': fields.columnWidth < 12 ? `${(fields.columnWidth / 12) * 100}%` : undefined,
        '--background': background,
        '--max-width': pixels(fields.maxWidth),
      })}
    >
      <FragmentTarget name={fields.hashLink} />
      <div className={classNames(styles.box, fields.contentClasses)} style={colorLineStyle(fields)}>
        <div
          className={classNames(
            styles.text,
            isWide(fields) && styles.wide,
            fields.textAlign && styles[fields.textAlign],
            fields.nestedContentClass,
          )}
          style={properties({
            ...typographyProperties(fields),
            '--heading': safeColor(fields.color),
            ...sizes(fields),
          })}
          {...page.mark(entry, 'text')}
        >
          {page.richText(fields.text)}
        </div>
      </div>
      {link.href ? (
        // Covers the text, so that links and buttons inside it still work.
        <a {...link} className={styles.cover}>
          <span className="visually-hidden">{plainText(fields.text).slice(0, 120)}</span>
        </a>
      ) : null}
    </div>
  )
}

/** An editor's width or alignment has priority. Text in a box keeps short lines. */
const isWide = ({ maxWidth, textAlign, contentBackgroundColor }: Entry<'content'>['fields']) =>
  maxWidth !== undefined || (textAlign !== undefined && contentBackgroundColor === undefined)

/** Leaves defaults unset, because the page's default is smaller on small screens. */
function sizes({ fontSize, lineHeight }: Entry<'content'>['fields']) {
  const { fontSize: size, lineHeight: leading } = content.fields
  return {
    '--size': fontSize === size.default ? undefined : pixels(fontSize),
    '--leading': lineHeight === leading.default ? undefined : leadingOf(fontSize, lineHeight),
  }
}

/** A factor gives larger and smaller words proportional lines. */
const leadingOf = (fontSize: number, lineHeight: number) =>
  fontSize === content.fields.fontSize.default ? pixels(lineHeight) : lineHeight / fontSize
