import type { Block, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import { columnClasses } from '../../shared/breakpoints.ts'
import styles from './single-column-text-and-image.module.css'

/** Columns of twelve that the blocks take of their side, unless the editor gives others. */
export const innerSpan = { xs: 11, lg: 12 } as const

export const SingleColumnTextAndImage: View<'singleColumnTextAndImage'> = ({ entry, page }) => {
  const { fields } = entry
  const side = (field: 'leftSideComponents' | 'rightSideComponents', breakpoints: unknown) => {
    const blocks: readonly Block[] = fields[field]
    if (blocks.length === 0) return null
    const offset = field === 'leftSideComponents' && fields.leftSideOffset
    return (
      <div className={classNames('col-12', styles.side, offset ? `offset-md-${offset}` : 'col-md')}>
        <div className="row justify-content-center" {...page.mark(entry, field)}>
          <div className={columnClasses(breakpoints, innerSpan)}>{page.blocks(blocks)}</div>
        </div>
      </div>
    )
  }
  return (
    <section
      id={fields.hashLink}
      className={classNames(
        'band',
        styles.band,
        tone({ background: fields.backgroundColor }),
        `pt-${fields.topPadding}`,
        `pb-${fields.bottomPadding}`,
      )}
      style={properties({ '--background': safeColor(fields.backgroundColor) })}
    >
      <div className="container">
        <div className={classNames('row', `align-items-${fields.verticalAlign}`)}>
          {side('leftSideComponents', fields.leftSideInnerBreakpoints)}
          {side('rightSideComponents', fields.rightSideInnerBreakpoints)}
        </div>
        {fields.bottomCenter.length > 0 ? (
          <div className={styles.bottom} {...page.mark(entry, 'bottomCenter')}>
            {page.blocks(fields.bottomCenter)}
          </div>
        ) : null}
      </div>
    </section>
  )
}
