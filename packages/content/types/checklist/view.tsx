import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './checklist.module.css'

export const Checklist: View<'checklist'> = ({ entry, page }) => {
  const { fields } = entry
  const { checklistTitle, checklistItems, buttons, columnWidth } = fields
  if (!checklistTitle && checklistItems.length === 0 && !buttons) return null
  const Title = headingTag(page.rank)
  return (
    <div
      id={fields.hashId}
      className={classNames(styles.checklist, `pt-${fields.paddingTop}`, `pb-${fields.paddingBottom}`)}
      style={properties({
        '--background': safeColor(fields.backgroundColor),
        '--columns': columnWidth < 12 ? `${(columnWidth / 12) * 100}%` : undefined,
      })}
    >
      {checklistTitle ? <Title {...page.mark(entry, 'checklistTitle')}>{checklistTitle}</Title> : null}
      <div {...page.mark(entry, 'checklistItems')}>{page.blocks(checklistItems)}</div>
      {buttons ? page.blocks([buttons]) : null}
    </div>
  )
}
