import type { Finding } from '@association/content/rules'
import { spaceNames } from '../../contentful/installation.ts'
import type { Session } from '../../contentful/session.ts'
import { FixOnRequest } from '../fixes/fix-on-request.tsx'
import styles from './problems.module.css'

type Props = { session: Session; finding: Finding; onJump(field?: string): void; onFixed(): void }

export function ProblemItem({ session, finding, onJump, onFixed }: Props) {
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
          <button type="button" className={styles.jump} onClick={() => onJump(field)}>
            {fieldLabel}
          </button>
        )}
        {afterLabel(message, fieldLabel)}
      </p>
      <FixOnRequest {...{ session, finding, onFixed }} />
    </div>
  )
}

/** Many messages begin with the field name, which the link before them already shows. */
function afterLabel(message: string, label: string | undefined) {
  if (label === undefined) return message
  return message.startsWith(label) ? message.slice(label.length) : `: ${message}`
}
