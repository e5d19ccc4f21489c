import type { ReactNode } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import { type IssueBoard, useIssues } from '../../entry/issue-board.ts'
import { Counter } from './counter.tsx'
import { FieldDraft } from './field-draft.tsx'
import styles from './fields.module.css'
import { helpId, inputId } from './input-props.ts'

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
    <div className={styles.field} data-field={id.includes('/') ? undefined : id}>
      <label className={styles.label} htmlFor={inputId(id)}>
        {label}
        {field.unit && <span className={styles.unit}> in {field.unit}</span>}
        {field.required && <span className={styles.required}> (required)</span>}
      </label>
      {children}
      <FieldDraft value={value} />
      <div id={helpId(id)} className={styles.notes}>
        {field.help && <p className={styles.help}>{field.help}</p>}
        <Counter value={value} />
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
