import { useIssues } from '../../entry/issue-board.ts'
import { useOpenForm } from './form-context.ts'
import styles from './forms.module.css'

export function PartIssues({ id }: { id: string }) {
  const { board } = useOpenForm()
  const issues = useIssues(board, id)
  return (
    <ul className={styles.issues} aria-live="polite">
      {issues.map(({ severity, message }) => (
        <li key={message} data-severity={severity}>
          {`${severity === 'error' ? 'Error' : 'Advice'}: ${message}`}
        </li>
      ))}
    </ul>
  )
}
