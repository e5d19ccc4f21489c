import type { FieldValue } from '../../../entry/field-value.ts'
import type { SaveFailure } from '../../../entry/save-failure.ts'
import type { SaveState } from '../../../entry/save-queue.ts'
import styles from '../entry-editor.module.css'
import { showField } from './show-field.ts'
import type { Unsaved } from './use-unsaved.ts'

type Props = { state: SaveState; unsaved: Unsaved }

/** Shows only input that is not in Contentful, and where it is kept. */
export function SaveStatus({ state, unsaved: { held, failing, offered, unkept } }: Props) {
  return (
    <div className={styles.saving} role="status" data-state={state}>
      {state !== 'saved' && state !== 'saving' && (
        <p>
          {failureWords[state]}
          {failing.length > 0 && unkept.length === 0 && ' What you typed is kept on this computer.'}
        </p>
      )}
      {held.length > 0 && (
        <p>
          Not saved in Contentful: <Fields fields={held} />.
        </p>
      )}
      {unkept.length > 0 && (
        <p>
          This browser cannot keep what you typed. Copy it before you leave: <Fields fields={unkept} />.
        </p>
      )}
      {offered.length > 0 && (
        <p>
          Unsaved input is kept on this computer: <Fields fields={offered} />.
        </p>
      )}
    </div>
  )
}

const Fields = ({ fields }: { fields: readonly FieldValue[] }) =>
  fields.map(({ id, label }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <button type="button" className={styles.toField} onClick={() => void showField(id)}>
        {label}
      </button>
    </span>
  ))

/** The save queue retries after every failure. */
const failureWords: Record<SaveFailure, string> = {
  conflict: 'Not saved yet: another person changed the same fields. Choose above which values stay.',
  missing: 'Not saved: the entry was deleted, or you cannot see it any more. Copy what you need.',
  forbidden: 'Not saved: your role may not change this entry. Ask an administrator of the space.',
  signedOut: 'Not saved yet: your session at Contentful has ended. Reload the page and sign in again.',
  refused:
    'Not saved yet: Contentful does not accept the change. Check the fields with errors; the app tries again.',
  changing: 'Not saved yet: other people keep changing this entry. The app tries again by itself.',
  silent: 'Not saved yet: Contentful cannot be reached. The app saves it as soon as Contentful answers.',
  busy: 'Not saved yet: Contentful gets too many requests. The app tries again by itself in a few seconds.',
}
