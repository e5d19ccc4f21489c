import type { ReactNode } from 'react'
import type { FieldValue } from '../entry/field-value.ts'
import { type IssueBoard, useIssues } from '../issues/issue-board.ts'
import styles from './fields.module.css'

export const inputId = (field: string) => `field-${field}`
/** Forma 36 describes an input by this id, and by no other. */
const helpId = (field: string) => `${inputId(field)}-helptext`

/** What leads to a field, and what is read out with it: its help and its problems. */
export const describedBy = ({ id }: FieldValue) => ({
  id: inputId(id),
  'aria-describedby': helpId(id),
})

/** What every editor's input gets. */
export const inputProps = (value: FieldValue) => ({
  ...describedBy(value),
  'aria-required': value.field.required === true,
})

/** Label, help and problems around one field's editor. Only the problems ever render again. */
export function FieldShell({
  value,
  board,
  children,
}: {
  value: FieldValue
  board: IssueBoard
  children: ReactNode
}) {
  const { id, label, field } = value
  return (
    <div className={styles.field} data-field={id}>
      <label className={styles.label} htmlFor={inputId(id)}>
        {label}
        {field.unit && <span className={styles.unit}> in {field.unit}</span>}
        {field.required && <span className={styles.required}> (required)</span>}
      </label>
      {children}
      <div id={helpId(id)}>
        <p className={styles.help}>{field.help}</p>
        <FieldIssues field={id} board={board} />
      </div>
    </div>
  )
}

function FieldIssues({ field, board }: { field: string; board: IssueBoard }) {
  const issues = useIssues(board, field)
  return (
    <ul className={styles.issues} aria-live="polite">
      {issues.map(({ severity, message }) => (
        <li key={message} className={styles[severity]}>
          {message}
        </li>
      ))}
    </ul>
  )
}
