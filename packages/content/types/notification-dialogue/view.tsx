import { CloseForm } from '@association/ui/dialog/close-form.tsx'
import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import { messages } from './messages.ts'
import styles from './notification-dialogue.module.css'

/** Works without JavaScript. It is not modal, so the focus stays; its text is an alert, announced once. */
export const NotificationDialogue: View<'notificationDialogue'> = ({ entry, page }) => {
  const { label, content, contentBackgroundColor, color } = entry.fields
  if (!content) return null
  const background = contentBackgroundColor?.fields.value
  return (
    // The visitor can close it before React starts.
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
