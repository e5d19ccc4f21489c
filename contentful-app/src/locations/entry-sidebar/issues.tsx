import type { Problem } from '@association/content/read'
import { type Finding, findingsOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import { unsaid } from '../../checks/unsaid.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { type IssueBoard, useAllIssues } from '../../issues/issue-board.ts'
import { useTreeFindings } from '../../issues/use-tree-findings.ts'
import { goTo } from '../../links/go-to.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-sidebar.module.css'

type Props = {
  sdk: SidebarAppSDK
  session: Session
  entry: OpenEntry
  board: IssueBoard
  /** What the site could not read. */
  seen: readonly Problem[]
}

/** What the rules say of this entry as it is typed, and of everything it links to. */
export function Issues({ sdk, session, entry, board, seen }: Props) {
  const own = findingsOf({ ...entry, values: entry.values() }, useAllIssues(board))
  const tree = useTreeFindings({ sdk, session, entry })
  const ruled = [...own, ...(tree.findings ?? [])]
  const findings = [...ruled, ...unsaid(seen, ruled)].toSorted(bySeverity)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <section className={styles.section} aria-label="Checks">
      <h2>Checks</h2>
      <p role="status" className={styles.quiet}>
        {summary({ errors, advice: findings.length - errors, isKnown: tree.findings !== undefined })}
      </p>
      {tree.hasFailed && (
        <p>
          What this entry links to could not be checked.{' '}
          <Button size="small" onClick={tree.retry}>
            Try again
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <IssueItem
            key={`${finding.entry}/${finding.field}/${finding.message}`}
            finding={finding}
            isOwn={finding.entry === entry.id}
            onJump={() => void goTo(session, finding, { current: entry.id })}
          />
        ))}
      </ul>
    </section>
  )
}

function IssueItem({ finding, isOwn, onJump }: { finding: Finding; isOwn: boolean; onJump(): void }) {
  const { severity, title, typeName, fieldLabel, message } = finding
  return (
    <li className={styles[severity]}>
      <button type="button" className={styles.jump} onClick={onJump}>
        <strong>
          {isOwn ? (fieldLabel ?? typeName) : `${typeName}: ${title}${fieldLabel ? ` › ${fieldLabel}` : ''}`}
        </strong>
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

function summary({ errors, advice, isKnown }: { errors: number; advice: number; isKnown: boolean }) {
  const open = isKnown ? '' : ' Looking at what it links to…'
  if (errors + advice === 0) return isKnown ? 'Nothing to mend.' : `Nothing to mend in this entry.${open}`
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  const counts = [
    ...count(errors, 'error', 'errors'),
    ...count(advice, 'piece of advice', 'pieces of advice'),
  ]
  return `${counts.join(', ')}.${open}`
}
