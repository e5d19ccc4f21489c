import type { Problem } from '../../machine/problems/problem.ts'
import { messages } from '../messages.ts'
import styles from './frame.module.css'

/** It gets the focus when the page opens. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form that was sent, and this says what to correct
    <div role="alert" tabIndex={-1} autoFocus data-errors="" className={styles.errors}>
      <h2 className={styles.errorsTitle}>{messages.errorTitle}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
