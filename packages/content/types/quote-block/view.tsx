import type { Asset } from '../../define/field.ts'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import styles from './quote-block.module.css'

export const QuoteBlock: View<'quoteBlock'> = ({ entry, page }) => {
  const { fields } = entry
  const band = properties({
    '--background': safeColor(fields.wrapperBackgroundColor),
    '--lower': safeColor(fields.lowerBackgroundColor),
    '--lower-height': fields.lowerBackgroundColor ? `${fields.lowerBackgroundHeight}%` : undefined,
  })
  const box = properties({
    '--max-width': pixels(fields.maxWidth),
    '--box': safeColor(fields.backgroundColor),
    '--marker': safeColor(fields.quoteMarkerColor),
  })
  return (
    <div
      className={classNames(
        'band',
        styles.band,
        `pt-${fields.topPadding}`,
        `pb-${fields.bottomPadding}`,
        fields.class,
      )}
      style={band}
    >
      <div className={fields.isContainer ? 'container' : undefined}>
        <figure
          className={classNames(styles.quote, fields.backgroundColor ? styles.boxed : undefined)}
          style={box}
        >
          <blockquote className={styles.words} {...page.mark(entry, 'quote')}>
            {page.richText(fields.quote)}
          </blockquote>
          {fields.attribution ? (
            <figcaption
              className={classNames(
                styles.attribution,
                styles[fields.alignAttribution],
                fields.portrait && styles.pictured,
              )}
              {...page.mark(entry, 'attribution')}
            >
              {fields.portrait ? <Portrait entry={entry} page={page} portrait={fields.portrait} /> : null}
              {fields.attribution}
            </figcaption>
          ) : null}
        </figure>
      </div>
    </div>
  )
}

/** CSS pixels. */
const portraitWidth = 72

type PortraitProps = { entry: Entry<'quoteBlock'>; page: Page; portrait: Asset }

function Portrait({ entry, page, portrait }: PortraitProps) {
  const { alt, ...image } = page.image(portrait, { width: portraitWidth })
  return <img {...image} alt={alt} className={styles.portrait} {...page.mark(entry, 'portrait')} />
}
