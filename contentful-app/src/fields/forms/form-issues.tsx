import { type IssueBoard, useIssues } from '../../entry/issue-board.ts'
import styles from '../field/fields.module.css'

/**
 * Lists the issues of the field. The text editor has no inner places, so it shows the issues inside the field here too.
 */
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
