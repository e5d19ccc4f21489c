import { CloseForm } from '@association/ui/dialog/close-form.tsx'
import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import { messages } from './messages.ts'
import styles from './notification-dialogue.module.css'

/**
 * Open from the start and closed by its own form, so that it needs no JavaScript. It does not hold up the page, so the
 * focus stays where it is; its text is an alert, which is announced once.
 */
export const NotificationDialogue: View<'notificationDialogue'> = ({ entry, page }) => {
  const { label, content, contentBackgroundColor, color } = entry.fields
  if (!content) return null
  const background = contentBackgroundColor?.fields.value
  return (
    // Somebody may have closed it before React arrives.
    <dialog
      open
      suppressHydrationWarning
      aria-label={label || messages.name}
      className={classNames('band', styles.notice, tone({ background }) ?? 'on-light')}
      style={properties({ '--background': safeColor(background), '--ink': safeColor(color?.fields.value) })}
    >
      <div role="alert" className={styles.text} {...page.mark(entry, 'content')}>
        {page.richText(content)}
      </div>
      <CloseForm label={messages.close} />
    </dialog>
  )
}
