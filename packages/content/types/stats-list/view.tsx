import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import styles from './stats-list.module.css'

/** More columns are too narrow; only an editor can choose more. */
const mostColumns = 4

export const StatsList: View<'statsList'> = ({ entry, page }) => {
  const { title, stats, columnCount, ...fields } = entry.fields
  if (!title && stats.length === 0) return null
  const Title = headingTag(page.rank)
  const background = safeColor(fields.backgroundColor)
  return (
    <div
      className={classNames(
        styles.list,
        background && styles.boxed,
        tone({ background: fields.backgroundColor }),
        `pt-${fields.paddingTop}`,
        `pb-${fields.paddingBottom}`,
      )}
      style={properties({ '--background': background })}
    >
      <FragmentTarget name={fields.hashLink} />
      {title ? (
        <Title className={styles.title} {...page.mark(entry, 'title')}>
          {title}
        </Title>
      ) : null}
      {stats.length > 0 ? (
        <div
          className={styles.figures}
          style={properties({ '--columns': columnCount ?? Math.min(stats.length, mostColumns) })}
          {...page.mark(entry, 'stats')}
        >
          {page.blocks(stats)}
        </div>
      ) : null}
    </div>
  )
}
