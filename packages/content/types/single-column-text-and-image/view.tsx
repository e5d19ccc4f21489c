import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { Band } from '../../shared/band/band.tsx'
import stack from '../../shared/stack/stack.module.css'
import { columnClasses } from './breakpoints.ts'
import styles from './single-column-text-and-image.module.css'

type Props = { entry: Entry<'singleColumnTextAndImage'>; page: Page }

/** Default columns of 12. */
const innerSpan = { xs: 11, lg: 12 } as const

export const SingleColumnTextAndImage: View<'singleColumnTextAndImage'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <Band
      anchor={fields.hashLink}
      background={fields.backgroundColor}
      classes={[`pt-${fields.topPadding}`, `pb-${fields.bottomPadding}`]}
    >
      <div className="container">
        <div className={classNames('row', stack.columns, `align-items-${fields.verticalAlign}`)}>
          <Side entry={entry} page={page} side="left" />
          <Side entry={entry} page={page} side="right" />
        </div>
        {fields.bottomCenter.length > 0 ? (
          <div
            className={classNames(stack.stack, stack.center, styles.bottom)}
            {...page.mark(entry, 'bottomCenter')}
          >
            {page.blocks(fields.bottomCenter)}
          </div>
        ) : null}
      </div>
    </Band>
  )
}

function Side({ entry, page, side }: Props & { side: 'left' | 'right' }) {
  const { fields } = entry
  const field = `${side}SideComponents` as const
  const blocks = fields[field]
  if (blocks.length === 0) return null
  const offset = side === 'left' && fields.leftSideOffset ? `offset-md-${fields.leftSideOffset}` : undefined
  return (
    <div className={classNames('col-12', 'col-md', offset)}>
      <div className="row justify-content-center">
        <div
          className={classNames(stack.stack, columnClasses(fields[`${side}SideInnerBreakpoints`], innerSpan))}
          {...page.mark(entry, field)}
        >
          {page.blocks(blocks)}
        </div>
      </div>
    </div>
  )
}
