import type { Finding } from '@association/content/rules'
import styles from './entry-sidebar.module.css'

type Props = { findings: readonly Finding[]; isOwn: boolean; onJump(finding: Finding): void }

/** What is to be mended in one block, errors first; each thing leads to its field. */
export function IssueGroup({ findings, isOwn, onJump }: Props) {
  const [first] = findings
  if (!first) return null
  const name = isOwn ? `This ${first.typeName.toLowerCase()}` : `${first.typeName}: ${first.title}`
  return (
    <section className={styles.group} aria-label={name}>
      <h3>{name}</h3>
      <ul className={styles.list}>
        {findings.toSorted(bySeverity).map((finding) => (
          <IssueItem
            key={`${finding.field}/${finding.message}`}
            finding={finding}
            onJump={() => onJump(finding)}
          />
        ))}
      </ul>
    </section>
  )
}

function IssueItem({ finding, onJump }: { finding: Finding; onJump(): void }) {
  const { severity, typeName, fieldLabel, message } = finding
  return (
    <li className={styles[severity]}>
      <button type="button" className={styles.jump} onClick={onJump}>
        <strong>{fieldLabel ?? typeName}</strong>
        <span>
          {severity === 'error' ? 'Error: ' : 'Advice: '}
          {message}
        </span>
      </button>
    </li>
  )
}

const bySeverity = (one: Finding, other: Finding) =>
  Number(other.severity === 'error') - Number(one.severity === 'error')
