import type { Entry } from '../define/values.ts'
import { contentTypeFor } from '../derive/content-types.ts'
import styles from './hidden-ghost.module.css'

/** The canvas finds it by its attribute. */
export function HiddenGhost({ entry }: { entry: Entry }) {
  const name = contentTypeFor(entry.type)?.name ?? entry.type
  return (
    <div className={styles.ghost} role="note" aria-label={`Hidden block: ${name}`}>
      <span>Hidden: {name}</span>
      <button type="button" data-canvas="show" data-space={entry.space} data-entry={entry.id}>
        Show
      </button>
    </div>
  )
}
