import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import { messages } from './messages.ts'
import styles from './widgets.module.css'

/** `hidden`: the viewer is a guest, or not known yet; bookmarks belong to those who are logged in. */
export type BookmarkState = { phase: 'hidden' } | { phase: 'off' | 'on' | 'saving' | 'failed' }

type Props = WidgetProps['bookmark'] & { state: BookmarkState }

/** Nothing for guests; for those who are logged in its place is kept, so that the page does not move when it appears. */
export function Bookmark({ title, state }: Props) {
  if (state.phase === 'hidden') return <span className={`${styles.forMember} ${styles.bookmarkPlace}`} />
  const isOn = state.phase === 'on'
  return (
    <span className={styles.bookmarkPlace}>
      <button
        type="button"
        className={styles.bookmark}
        aria-pressed={isOn}
        aria-disabled={state.phase === 'saving' || undefined}
      >
        <Icon name={isOn ? 'bookmarkFilled' : 'bookmark'} />
        {isOn ? messages.bookmarked : messages.bookmark}
        <span className="visually-hidden">: {title}</span>
      </button>
      <span role="status" className={styles.note}>
        {state.phase === 'failed' ? messages.bookmarkFailed : null}
      </span>
    </span>
  )
}
