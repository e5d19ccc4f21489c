import type { Finding } from '@association/content/rules'
import { spaceNames } from '../sdk/installation.ts'
import styles from './problems.module.css'

type Props = { finding: Finding; onJump(field?: string): void }

/** One finding with its entry; both the entry and the field can be opened. */
export function ProblemItem({ finding, onJump }: Props) {
  const { title, typeName, space, field, fieldLabel, message } = finding
  return (
    <div className={styles.problem}>
      <p>
        <button type="button" className={styles.jump} onClick={() => onJump()}>
          {title}
        </button>{' '}
        <small>
          {typeName} · {spaceNames[space]}
        </small>
      </p>
      <p>
        {field && (
          <>
            <button type="button" className={styles.jump} onClick={() => onJump(field)}>
              {fieldLabel}
            </button>
            {': '}
          </>
        )}
        {message}
      </p>
    </div>
  )
}
