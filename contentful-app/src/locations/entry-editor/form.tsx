import { memo } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { FieldEditor } from '../../fields/field-editor.tsx'
import { inputId } from '../../fields/input-props.ts'
import type { IssueBoard } from '../../issues/issue-board.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-editor.module.css'
import { groupsOf } from './field-groups.ts'

type Props = { entry: OpenEntry; board: IssueBoard; session: Session; onFocus(field: string): void }

/** Every field of the entry. Rendered once; typing renders nothing of it. */
export const Form = memo(
  function Form({ entry, board, session, onFocus }: Props) {
    const editor = (value: FieldValue) => <FieldEditor key={value.id} {...{ value, board, session }} />
    return (
      <form
        aria-label={entry.type.name}
        onSubmit={(event) => event.preventDefault()}
        onFocus={({ target }) => {
          const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
          if (field) onFocus(field)
        }}
      >
        {groupsOf(entry.fields).map(({ id, name, fields }) =>
          id === 'content' ? (
            <section key={id} aria-label={name}>
              {fields.map(editor)}
            </section>
          ) : (
            <details key={id} className={styles.group} open={fields.some(hasOffer)}>
              <summary>{name}</summary>
              {fields.map(editor)}
            </details>
          ),
        )}
      </form>
    )
  },
  (before, now) => before.entry === now.entry,
)

/** A draft that waits to be restored must not hide in a closed group. */
const hasOffer = ({ draft }: FieldValue) => draft.state().offer !== undefined

/** Brings a field into sight and puts the cursor into it. */
export function showField(field: string) {
  revealField(field, 'center')
  document.getElementById(inputId(field))?.focus({ preventScroll: true })
}

/** Brings a field into sight. */
export function revealField(field: string, block: ScrollLogicalPosition = 'nearest') {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  const group = element?.closest('details')
  if (group) group.open = true
  element?.scrollIntoView({ block, behavior: 'instant' })
}
