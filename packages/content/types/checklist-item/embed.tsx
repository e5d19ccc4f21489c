import { Icon } from '@association/ui/icon/icon.tsx'
import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { properties } from '../../safe/properties.ts'
import collapse from '../../shared/collapse/collapse.module.css'
import styles from './checklist-item.module.css'
import { ClosingIsland } from './island.tsx'

export const panel = {
  maxHeightPx: 12_000,
  scrollOffsetPx: 130,
  openMs: 300,
  iconMs: 150,
} as const

/** Opens without JavaScript, and when the browser finds a word or link target in it. */
export const ChecklistItemEmbed: View<'checklistItem'> = ({ entry, page }) => {
  const { title, content } = entry.fields
  if (!title) return null
  const Title = headingTag(page.rank)
  return (
    // The visitor can open it before React starts.
    <details
      className={classNames(collapse.collapse, styles.item)}
      style={constants}
      suppressHydrationWarning
    >
      <summary className={styles.header}>
        <Title className={styles.title} {...page.mark(entry, 'title')}>
          {title}
        </Title>
        <Icon name="chevronRight" className={styles.icon} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.content} {...page.mark(entry, 'content')}>
          {page.richText(content)}
        </div>
        <ClosingIsland className={styles.bottom} options={{ scrollOffsetPx: panel.scrollOffsetPx }}>
          <button type="button" className={styles.close}>
            <Icon name="carrotUp" />
            <span className="visually-hidden">{`Close: ${title}`}</span>
          </button>
        </ClosingIsland>
      </div>
    </details>
  )
}

const constants = properties({
  '--max-height': `${panel.maxHeightPx}px`,
  '--scroll-offset': `${panel.scrollOffsetPx}px`,
  '--open-time': `${panel.openMs}ms`,
  '--icon-time': `${panel.iconMs}ms`,
})
