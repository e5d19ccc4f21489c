import type { SaveState } from '../../entry/save-queue.ts'
import styles from './entry-editor.module.css'

/** Says only what a person should worry about: that something typed has not arrived. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p className={styles.saving} role="status" data-state={state}>
      {state === 'failed' ? 'Not saved yet: Contentful does not take the change. It is tried again.' : ''}
    </p>
  )
}
