import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import { buttonMessages } from '../bookmarks/messages.ts'
import { messages } from './messages.ts'
import styles from './widgets.module.css'

/** `hidden`: the viewer is a guest or unknown. */
export type BookmarkState = { phase: 'hidden' } | { phase: 'off' | 'on' | 'saving' | 'failed' }

type Props = WidgetProps['bookmark'] & { state: BookmarkState }

/** Members see the button from the first paint, so the page does not move; it works once bookmarks are known. */
export function Bookmark({ entry, title, state: { phase } }: Props) {
  const isKnown = phase === 'on' || phase === 'off' || phase === 'failed'
  return (
    <span className={phase === 'hidden' ? styles.forMember : undefined}>
      <span className={styles.bookmarkPlace}>
        <button
          type="button"
          className={styles.bookmark}
          data-bookmark={entry}
          aria-pressed={phase === 'on'}
          aria-disabled={isKnown ? undefined : true}
        >
          <Icon name="bookmark" />
          {messages.bookmark}
          <span className="visually-hidden">{`: ${title}`}</span>
        </button>
        <span role="status" className={styles.note}>
          {phase === 'failed' ? buttonMessages.failed : null}
        </span>
      </span>
    </span>
  )
}
