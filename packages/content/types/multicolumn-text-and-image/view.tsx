import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Band } from '../../shared/band/band.tsx'
import { container } from '../../shared/band/container.ts'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './multicolumn-text-and-image.module.css'

type Props = { entry: Entry<'multicolumnTextAndImage'>; page: Page }

export const MulticolumnTextAndImage: View<'multicolumnTextAndImage'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <Band
      anchor={fields.hashLink}
      background={fields.outerBackgroundColor}
      classes={[`pt-${fields.paddingTop}`, `pb-${fields.paddingBottom}`, fields.class]}
    >
      <div className={classNames(container(fields), fields.containerClasses)}>
        <Columns entry={entry} page={page} />
      </div>
    </Band>
  )
}

function Columns({ entry, page }: Props) {
  const { innerBackgroundColor: background, innerTopPadding, innerBottomPadding, ...fields } = entry.fields
  return (
    <div
      className={classNames(
        background && styles.boxed,
        tone({ background }),
        innerTopPadding !== undefined && `pt-${innerTopPadding}`,
        innerBottomPadding !== undefined && `pb-${innerBottomPadding}`,
      )}
      style={properties({ '--box': safeColor(background) })}
    >
      <div
        className={classNames(
          'row',
          stack.columns,
          fields.reverse && styles.reverse,
          fields.columnReverse && styles.columnReverse,
          fields.justifyContainer && `justify-content-${fields.justifyContainer}`,
          `align-items-${fields.verticalAlign}`,
        )}
      >
        <Side entry={entry} page={page} side="left" />
        <Side entry={entry} page={page} side="right" />
      </div>
    </div>
  )
}

function Side({ entry, page, side }: Props & { side: 'left' | 'right' }) {
  const { fields } = entry
  const field = `${side}Side` as const
  const blocks = fields[field]
  if (blocks.length === 0) return null
  const inner = fields[`${side}InnerColumns`]
  return (
    <div className={classNames('col-12', `col-md-${fields[`${side}ColumnWidth`]}`)}>
      <div
        className={classNames(
          inner > 1 ? styles.inner : stack.stack,
          fields.horizontalAlign && stack[fields.horizontalAlign],
        )}
        style={properties({ '--inner': inner > 1 ? inner : undefined })}
        {...page.mark(entry, field)}
      >
        {page.blocks(blocks)}
      </div>
    </div>
  )
}
