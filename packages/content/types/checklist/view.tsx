import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import styles from './checklist.module.css'

export const Checklist: View<'checklist'> = ({ entry, page }) => {
  const { checklistTitle, checklistItems, buttons, ...fields } = entry.fields
  if (!checklistTitle && checklistItems.length === 0 && !buttons) return null
  const Title = headingTag(page.rank)
  const background = safeColor(fields.backgroundColor)
  return (
    <div
      className={classNames(
        styles.checklist,
        background && styles.boxed,
        tone({ background: fields.backgroundColor }),
        `pt-${fields.paddingTop}`,
        `pb-${fields.paddingBottom}`,
      )}
      style={properties({
        '--background': background,
        '--columns': fields.columnWidth < 12 ? `${(fields.columnWidth / 12) * 100}%` : undefined,
      })}
    >
      <FragmentTarget name={fields.hashId} />
      {checklistTitle ? (
        <Title className={styles.title} {...page.mark(entry, 'checklistTitle')}>
          {checklistTitle}
        </Title>
      ) : null}
      {checklistItems.length > 0 ? (
        <div className={styles.items} {...page.mark(entry, 'checklistItems')}>
          {page.blocks(checklistItems)}
        </div>
      ) : null}
      {buttons ? (
        <div className={styles.buttons} {...page.mark(entry, 'buttons')}>
          {page.blocks([buttons])}
        </div>
      ) : null}
    </div>
  )
}
