import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { Background } from '../../shared/band/background.tsx'
import { container } from '../../shared/band/container.ts'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './full-height-section.module.css'

export const FullHeightSection: View<'fullHeightSection'> = ({ entry, page }) => {
  const { fields } = entry
  const { outerBackgroundColor: background, horizontalAlign, verticalAlign } = fields
  return (
    <section
      className={classNames(
        'band',
        styles.section,
        styles[`vertical-${verticalAlign}`],
        tone({ ...fields, background, align: horizontalAlign }),
        `pt-${fields.paddingTop}`,
        `pb-${fields.paddingBottom}`,
        fields.outerWrapperClass,
      )}
      style={properties({ '--background': safeColor(background), '--height': fields.minHeight / 100 })}
    >
      <FragmentTarget name={fields.hashLink} />
      <Background entry={entry} page={page} />
      <div className={classNames(container(fields), fields.containerClasses)}>
        <div
          className={classNames(
            stack.stack,
            stack[horizontalAlign],
            styles.elements,
            styles[`${horizontalAlign}-box`],
            fields.elementClasses,
          )}
          style={properties({ '--max-width': pixels(fields.maxWidth) })}
          {...page.mark(entry, 'elements')}
        >
          <Elements entry={entry} page={page} />
        </div>
      </div>
    </section>
  )
}

/** Follows the background picture, which must be the page's first picture because visitors wait for it. */
const Elements = ({ entry, page }: { entry: Entry<'fullHeightSection'>; page: Page }) =>
  page.blocks(entry.fields.elements)
