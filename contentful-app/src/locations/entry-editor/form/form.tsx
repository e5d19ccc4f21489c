import { memo } from 'react'
import type { Session } from '../../../contentful/session.ts'
import type { FieldValue } from '../../../entry/field-value.ts'
import type { IssueBoard } from '../../../entry/issue-board.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import { EntryContext } from '../../../fields/field/entry-context.ts'
import { FieldEditor } from '../../../fields/field-editor.tsx'
import { groupsOf } from './field-groups.ts'
import { Fold } from './fold.tsx'

type Props = { entry: OpenEntry; board: IssueBoard; session: Session } & {
  onFocus(field: string): void
  onLeave(field: string): void
}

export const Form = memo(
  function Form({ entry, board, session, onFocus, onLeave }: Props) {
    const editor = (value: FieldValue) => <FieldEditor key={value.id} {...{ value, board, session }} />
    return (
      <EntryContext value={entry}>
        <form
          aria-label={entry.type.name}
          onSubmit={(event) => event.preventDefault()}
          onFocus={({ target }) => {
            const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
            if (field) onFocus(field)
          }}
          onBlur={({ target, relatedTarget }) => {
            const place = target.closest<HTMLElement>('[data-field]')
            if (place?.dataset.field && !place.contains(relatedTarget)) onLeave(place.dataset.field)
          }}
        >
          {groupsOf(entry.fields).map((group) =>
            group.id === 'content' ? (
              <section key={group.id} aria-label={group.name}>
                {group.fields.map(editor)}
              </section>
            ) : (
              <Fold key={group.id} group={group}>
                {editor}
              </Fold>
            ),
          )}
        </form>
      </EntryContext>
    )
  },
  (before, now) => before.entry === now.entry,
)
