import type { Problem } from '@association/content/read'
import { type Finding, findingsOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import { unsaid } from '../../checks/unsaid.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { type IssueBoard, useAllIssues } from '../../issues/issue-board.ts'
import { usePublishGate } from '../../issues/use-publish-gate.ts'
import { useTreeFindings } from '../../issues/use-tree-findings.ts'
import { goTo } from '../../links/go-to.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-sidebar.module.css'
import { IssueGroup } from './issue-group.tsx'

type Props = {
  sdk: SidebarAppSDK
  session: Session
  entry: OpenEntry
  board: IssueBoard
  /** What the site could not read. */
  seen: readonly Problem[]
}

/** What the rules say of this entry as it is typed, and of everything it links to, block by block. */
export function Issues({ sdk, session, entry, board, seen }: Props) {
  const own = findingsOf({ ...entry, values: entry.values() }, useAllIssues(board))
  const tree = useTreeFindings({ sdk, session, entry })
  const ruled = [...own, ...(tree.findings ?? [])]
  const findings = [...ruled, ...unsaid(seen, ruled)]
  const isKnown = tree.findings !== undefined
  const gate = usePublishGate({
    sdk,
    type: entry.type,
    isOn: session.installation.gatesPublishing,
    hasErrors: isKnown ? ruled.some(isError) : undefined,
  })
  const errors = findings.filter(isError).length
  return (
    <section className={styles.section} aria-label="Checks">
      <h2>Checks</h2>
      <p role="status" className={styles.quiet}>
        {summary({ errors, advice: findings.length - errors, isOpen: !isKnown && !tree.hasFailed })}
      </p>
      {gate && (
        <p role="status" className={styles.gate}>
          {gate}
        </p>
      )}
      {tree.hasFailed && (
        <p>
          What this entry links to could not be checked.{' '}
          <Button size="small" onClick={tree.retry}>
            Try again
          </Button>
        </p>
      )}
      {[...Map.groupBy(findings, ({ space, entry: id }) => `${space}/${id}`)].map(([key, group]) => (
        <IssueGroup
          key={key}
          findings={group}
          isOwn={group[0]?.entry === entry.id}
          onJump={(finding) => void goTo(session, finding, { current: entry.id })}
        />
      ))}
    </section>
  )
}

const isError = ({ severity }: Finding) => severity === 'error'

function summary({ errors, advice, isOpen }: { errors: number; advice: number; isOpen: boolean }) {
  const open = isOpen ? ' Looking at what it links to…' : ''
  if (errors + advice === 0) return isOpen ? `Nothing to mend in this entry.${open}` : 'Nothing to mend.'
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  const counts = [
    ...count(errors, 'error', 'errors'),
    ...count(advice, 'piece of advice', 'pieces of advice'),
  ]
  return `${counts.join(', ')}.${open}`
}
