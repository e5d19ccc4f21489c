import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './stats-list.module.css'

export const StatsList: View<'statsList'> = ({ entry, page }) => {
  const { fields } = entry
  if (!fields.title && fields.stats.length === 0) return null
  const Title = headingTag(page.rank)
  return (
    <div
      id={fields.hashLink}
      className={classNames('band', styles.list, `pt-${fields.paddingTop}`, `pb-${fields.paddingBottom}`)}
      style={properties({ '--background': safeColor(fields.backgroundColor) })}
    >
      {fields.title ? <Title {...page.mark(entry, 'title')}>{fields.title}</Title> : null}
      <div
        className={styles.figures}
        style={properties({ '--columns': fields.columnCount ?? Math.min(fields.stats.length, 4) })}
        {...page.mark(entry, 'stats')}
      >
        {page.blocks(fields.stats)}
      </div>
    </div>
  )
}
