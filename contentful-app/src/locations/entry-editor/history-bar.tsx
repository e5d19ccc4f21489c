import { Button } from '@contentful/f36-components'
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Undo } from '../../entry/undo.ts'
import fieldStyles from '../../fields/fields.module.css'
import { focusInput } from '../../fields/input-props.ts'
import styles from './entry-editor.module.css'
import { revealField } from './form.tsx'
import { historyKey } from './history-key.ts'

/** Takes back what was done to links, choices and switches, by a click or by the keyboard. */
export function HistoryBar({ undo }: { undo: Undo }) {
  const { undoable, redoable, said } = useSyncExternalStore(undo.subscribe, undo.state)
  const changed = useRef<string>(undefined)
  const run = useCallback(
    (action: 'undo' | 'redo') => {
      changed.current = undo[action]()
      if (changed.current) revealField(changed.current)
    },
    [undo],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = historyKey(event, document.activeElement)
      if (!action) return
      event.preventDefault()
      run(action)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [run])
  // The focused button may be gone: of the card that was taken back, or of the last step.
  useLayoutEffect(() => {
    if (changed.current && document.activeElement === document.body) focusInput(changed.current)
    changed.current = undefined
  })
  return (
    <div className={styles.history}>
      <span role="status" className={undoable || redoable ? styles.said : fieldStyles.unseen}>
        {said}
      </span>
      {undoable && (
        <Button
          size="small"
          aria-label={`Undo: ${undoable}`}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => run('undo')}
        >
          Undo
        </Button>
      )}
      {redoable && (
        <Button
          size="small"
          variant="transparent"
          aria-label={`Redo: ${redoable}`}
          aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
          onClick={() => run('redo')}
        >
          Redo
        </Button>
      )}
    </div>
  )
}
