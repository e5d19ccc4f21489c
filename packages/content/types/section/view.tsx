import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Background } from '../../shared/band/background.tsx'
import { container } from '../../shared/band/container.ts'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './section.module.css'

type Section = Entry<'section'>

export const Section: View<'section'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <section
      className={classNames(
        'band',
        styles.section,
        tone({
          ...fields,
          background: fields.backgroundImage ? undefined : fields.outerBackgroundColor,
          align: fields.horizontalAlign,
        }),
        fields.paddings,
        fields.outerWrapperClass,
      )}
      style={bandStyle(fields)}
    >
      <FragmentTarget name={fields.hashLink} />
      <Background entry={entry} page={page} />
      <div
        className={classNames(
          container(fields),
          fields.innerTopPadding !== undefined && `pt-${fields.innerTopPadding}`,
          fields.innerBottomPadding !== undefined && `pb-${fields.innerBottomPadding}`,
          fields.containerClasses,
        )}
      >
        <Elements entry={entry} page={page} />
      </div>
    </section>
  )
}

const bandStyle = (fields: Section['fields']) =>
  properties({
    '--background': safeColor(fields.outerBackgroundColor),
    '--lower': safeColor(fields.lowerOuterBackgroundColor),
    '--lower-height': fields.lowerOuterBackgroundColor ? `${fields.lowerBackgroundHeight ?? 50}%` : undefined,
    marginTop: fields.moveUp === undefined ? undefined : `-${fields.moveUp}px`,
    zIndex: fields.zIndex ?? (fields.moveUp ? 1 : undefined),
    alignSelf: fields.alignSelf && flexValue(fields.alignSelf),
  })

function Elements({ entry, page }: { entry: Section; page: Page }): ReactNode {
  const { elements, columnBreakpoints, flexDirection, horizontalAlign, verticalAlign, elementClasses } =
    entry.fields
  const alignment = {
    justifyContent: horizontalAlign && flexValue(horizontalAlign),
    alignItems: verticalAlign && flexValue(verticalAlign),
  }
  if (columnBreakpoints) {
    return (
      <div
        className={classNames('row', styles.columns, elementClasses)}
        style={properties(alignment)}
        {...page.mark(entry, 'elements')}
      >
        {page.blocks(elements, classNames(styles.cell, columnBreakpoints))}
      </div>
    )
  }
  const isColumn = flexDirection === 'vertical'
  return (
    <div
      className={classNames(
        isColumn ? `${stack.stack} ${styles.vertical}` : styles.horizontal,
        isColumn && isSpread(horizontalAlign) && styles.spread,
        elementClasses,
      )}
      style={properties(isColumn ? inColumn(entry.fields) : alignment)}
      {...page.mark(entry, 'elements')}
    >
      {page.blocks(elements)}
    </div>
  )
}

/** A column swaps the alignment axes, and spreads vertically instead of horizontally. */
function inColumn({ horizontalAlign, verticalAlign }: Section['fields']) {
  const isSpreading = isSpread(horizontalAlign)
  return {
    alignItems: isSpreading ? undefined : horizontalAlign,
    justifyContent: isSpreading && horizontalAlign ? flexValue(horizontalAlign) : verticalAlign,
  }
}

const isSpread = (value: string | undefined) => value !== undefined && value in spaced
const spaced = { between: 'space-between', around: 'space-around', evenly: 'space-evenly' } as const
const flexValue = (value: string) => spaced[value as keyof typeof spaced] ?? value
