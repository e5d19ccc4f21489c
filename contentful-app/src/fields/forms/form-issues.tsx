import { type IssueBoard, useIssues } from '../../entry/issue-board.ts'
import styles from '../field/fields.module.css'

/** The issues of the whole field. As text, the field has no inner places, so the issues inside it are listed here too. */
export function FormIssues({ field, board, isText }: { field: string; board: IssueBoard; isText: boolean }) {
  const issues = useIssues(board, field)
  const shown = isText
    ? issues
    : issues.filter(({ inside }) => inside === undefined || inside.path.length === 0)
  return (
    <ul className={styles.issues} aria-live="polite">
      {shown.map(({ severity, message }) => (
        <li key={message} className={styles[severity]}>
          {message}
        </li>
      ))}
    </ul>
  )
}
