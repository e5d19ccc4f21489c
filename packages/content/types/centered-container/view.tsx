import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { Band } from '../../shared/band/band.tsx'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './centered-container.module.css'

export const CenteredContainer: View<'centeredContainer'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <Band
      anchor={fields.hashLink}
      background={fields.outerBackgroundColor}
      classes={[`pt-${fields.paddingTop}`, `pb-${fields.paddingBottom}`]}
    >
      <div className={classNames('container', fields.containerClasses)}>
        <Middle entry={entry} page={page} />
      </div>
    </Band>
  )
}

export function Middle({ entry, page }: { entry: Entry<'centeredContainer'>; page: Page }) {
  const { elements, maxWidth, innerBackgroundColor, elementClasses, ...fields } = entry.fields
  return (
    <div
      className={classNames(
        stack.stack,
        stack.center,
        styles.middle,
        innerBackgroundColor && styles.boxed,
        tone({ background: innerBackgroundColor }),
        fields.innerTopPadding !== undefined && `pt-${fields.innerTopPadding}`,
        fields.innerBottomPadding !== undefined && `pb-${fields.innerBottomPadding}`,
        elementClasses,
      )}
      style={properties({ '--max-width': pixels(maxWidth), '--box': safeColor(innerBackgroundColor) })}
      {...page.mark(entry, 'elements')}
    >
      {page.blocks(elements)}
    </div>
  )
}
