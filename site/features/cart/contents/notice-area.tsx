import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import styles from './cart-contents.module.css'
import { undoMs } from './notice.ts'
import type { CartChanges } from './use-changes.ts'

type Props = Pick<CartChanges, 'notice' | 'undo' | 'expire'>

/** The area always exists, because screen readers announce only changes of an existing region. */
export function NoticeArea({ notice, undo, expire }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  const isRemoval = notice.kind === 'removed'
  const lines = isRemoval ? notice.lines : undefined

  // The focused button is gone with its line.
  useEffect(() => {
    if (lines) button.current?.focus()
  }, [lines])

  useEffect(() => {
    if (!lines || isHeld) return
    const timer = setTimeout(expire, undoMs)
    return () => clearTimeout(timer)
  }, [lines, isHeld, expire])

  // The visitor does not see the focus after a click.
  const hold = () => setIsHeld(area.current?.matches(':hover, :has(:focus-visible)') ?? false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the timer pauses while the pointer or the focus is here
    <div
      ref={area}
      className={styles.notice}
      tabIndex={-1}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={hold}
      onPointerLeave={() => setIsHeld(area.current?.matches(':has(:focus-visible)') ?? false)}
    >
      <p role="status">
        {notice.kind === 'words' ? notice.words : null}
        {isRemoval ? messages.removed(notice.name) : null}
      </p>
      {isRemoval ? (
        <button
          ref={button}
          type="button"
          className={styles.textButton}
          onClick={() => {
            // The button disappears.
            area.current?.focus()
            void undo(notice)
          }}
        >
          {messages.undo}
        </button>
      ) : null}
    </div>
  )
}
