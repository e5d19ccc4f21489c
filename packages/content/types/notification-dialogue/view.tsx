import type { View } from '../../define/view.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './notification-dialogue.module.css'

/** Open from the start and closed by its own form, so that it needs no JavaScript. */
export const NotificationDialogue: View<'notificationDialogue'> = ({ entry, page }) => {
  const { label, content, contentBackgroundColor, color } = entry.fields
  if (!content) return null
  return (
    <dialog
      open
      aria-label={label || 'Notice'}
      className={styles.notice}
      style={properties({
        '--background': safeColor(contentBackgroundColor?.fields.value),
        '--ink': safeColor(color?.fields.value),
      })}
    >
      <div role="alert" {...page.mark(entry, 'content')}>
        {page.richText(content)}
      </div>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
