import { Badge } from '@contentful/f36-components'
import { spaceNames } from '../sdk/installation.ts'
import type { Troubled } from './filters.ts'
import styles from './problems.module.css'

/** One entry and what to mend in it; each thing leads to its field. */
export function TroubledEntry({
  title,
  typeName,
  space,
  findings,
  onJump,
}: Troubled & { onJump(field?: string): void }) {
  return (
    <li className={styles.entry}>
      <h3>
        <button type="button" className={styles.jump} onClick={() => onJump()}>
          {title}
        </button>{' '}
        <small>
          {typeName} · {spaceNames[space]}
        </small>
      </h3>
      <ul>
        {findings.map(({ severity, field, fieldLabel, message }) => (
          <li key={`${field}/${message}`}>
            <Badge variant={severity === 'error' ? 'negative' : 'warning'}>
              {severity === 'error' ? 'Error' : 'Advice'}
            </Badge>{' '}
            {field && (
              <button type="button" className={styles.jump} onClick={() => onJump(field)}>
                {fieldLabel}
              </button>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </li>
  )
}
