import styles from '../fields/fields.module.css'
import { type IssueBoard, useIssues } from '../issues/issue-board.ts'

/** What is wrong with the field as a whole. As text, also what is wrong inside it: there is no place to say it. */
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
