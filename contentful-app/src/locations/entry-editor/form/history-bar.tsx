import { useCallback, useEffect } from 'react'
import { IconButton } from '../../../base/icons/icon-button.tsx'
import { useObserved } from '../../../base/observed.ts'
import { type EntryRef, isSameEntry } from '../../../contentful/addresses.ts'
import type { DeskActions } from '../../../desk/desk-context.ts'
import { focusInput } from '../../../fields/field/input-props.ts'
import styles from '../entry-editor.module.css'
import { revealField } from './show-field.ts'

export function HistoryBar({ actions }: { actions: DeskActions }) {
  const { undo } = actions.desk
  const { undoable, redoable, said } = useObserved(undo)
  const run = useCallback(
    async (action: 'undo' | 'redo') => {
      const changed = await undo[action]()
      if (changed) await reveal(changed, actions)
    },
    [undo, actions],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = historyKey(event, document.activeElement)
      if (!action) return
      event.preventDefault()
      void run(action)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [run])
  return (
    <div className={styles.history}>
      <span role="status" className={undoable || redoable ? styles.said : 'visually-hidden'}>
        {said}
      </span>
      <IconButton
        icon="undo"
        label={undoable ? `Undo: ${undoable}` : 'Nothing to undo'}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!undoable}
        onClick={() => void run('undo')}
      />
      <IconButton
        icon="redo"
        label={redoable ? `Redo: ${redoable}` : 'Nothing to redo'}
        aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
        disabled={!redoable}
        onClick={() => void run('redo')}
      />
    </div>
  )
}

/** The focused button may be gone, such as that of a removed card. */
async function reveal(changed: EntryRef, { desk, enter }: DeskActions) {
  const edited = desk.selection.state().trail.at(-1)
  if (!isSameEntry(edited, changed)) return enter(changed)
  if (changed.field === undefined) return
  await revealField(changed.field)
  if (isFocusLost()) focusInput(changed.field)
}

/** A disabled button keeps the focus in some browsers, and no key works there. */
function isFocusLost() {
  const { activeElement } = document
  return activeElement === document.body || (activeElement as HTMLButtonElement | null)?.disabled === true
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/**
 * Ctrl+Z undoes the last action wherever the cursor is. A visual text editor first undoes its own typing. Inputs
 * outside the fields or with `data-own-undo` keep the key.
 */
export function historyKey(pressed: Key, focused: Element | null): 'undo' | 'redo' | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey === pressed.metaKey || pressed.altKey) return undefined
  if (keepsKey(focused)) return undefined
  const key = pressed.key.toLowerCase()
  if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo'
  return key === 'y' && pressed.ctrlKey && !pressed.shiftKey ? 'redo' : undefined
}

const untyped: ReadonlySet<string> = new Set(['button', 'checkbox', 'color', 'radio', 'range', 'submit'])

function keepsKey(element: Element | null): boolean {
  if (!element || !isTypedInto(element)) return false
  return !element.closest('[data-field]') || element.closest('[data-own-undo]') !== null
}

const isTypedInto = (element: Element) =>
  element.tagName === 'TEXTAREA' ||
  (element.tagName === 'INPUT' && !untyped.has((element as HTMLInputElement).type))
