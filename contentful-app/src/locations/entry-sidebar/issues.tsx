import type { ReadProblem } from '@association/content/read'
import { type Finding, findingsOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import type { Session } from '../../contentful/session.ts'
import type { RootSys } from '../../desk/page/root-sys.ts'
import { goTo } from '../../entry/go-to.ts'
import { type IssueBoard, useAllIssues, useWithheld } from '../../entry/issue-board.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { unsaid } from '../../findings/checks/unsaid.ts'
import { FindingGroups } from '../../findings/finding-groups.tsx'
import { FixInPlace } from '../../findings/fixes/fix-in-place.tsx'
import { knownErrors, unreadWords } from '../../findings/gate/publish-gate.ts'
import { usePublishGate } from '../../findings/gate/use-publish-gate.ts'
import { summary } from '../../findings/summary.ts'
import type { TreeFindings } from '../../findings/use-tree-findings.ts'
import styles from './entry-sidebar.module.css'
import { IssueItem } from './issue-item.tsx'

type Props = {
  sdk: SidebarAppSDK
  session: Session
  entry: OpenEntry
  board: IssueBoard
  tree: TreeFindings
  /** Problems that the site reported. */
  seen: readonly ReadProblem[]
  sys: RootSys
}

export function Issues({ sdk, session, entry, board, tree, seen, sys }: Props) {
  const own = findingsOf({ ...entry, values: entry.values() }, useAllIssues(board))
  const withheld = useWithheld(board)
  const ruled = [...own, ...tree.findings]
  const findings = [...ruled, ...unsaid(seen, ruled)]
  const gate = usePublishGate({
    ...{ sdk, sys },
    unread: unreadWords(tree),
    isOn: session.installation.gatesPublishing,
    hasErrors: knownErrors(ruled.some(isError) || withheld.some(isError), tree),
  })
  const errors = findings.filter(isError).length
  const advice = findings.length - errors
  return (
    <section className={styles.section} aria-label="Checks">
      <h2>Checks</h2>
      <p role="status" className={styles.quiet}>
        {summary({
          ...{ errors, advice, withheld: withheld.length },
          ...{ phase: tree.phase, hasGaps: tree.gaps.length > 0 },
        })}
      </p>
      {gate && (errors > 0 || withheld.length === 0) && (
        <p role="status" className={styles.gate}>
          {gate}
        </p>
      )}
      <Gaps tree={tree} />
      <FindingGroups findings={findings}>
        {(finding) => (
          <>
            <IssueItem
              finding={finding}
              isOwn={finding.space === entry.space && finding.entry === entry.id}
              onJump={() => void goTo(session, finding, { current: entry.id })}
            />
            <FixInPlace {...{ session, finding }} open={entry} onFixed={tree.again} />
          </>
        )}
      </FindingGroups>
    </section>
  )
}

const isError = ({ severity }: Pick<Finding, 'severity'>) => severity === 'error'

function Gaps({ tree: { phase, gaps, again } }: Pick<Props, 'tree'>) {
  if (phase !== 'failed' && gaps.length === 0) return null
  return (
    <div className={styles.gaps}>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </div>
  )
}
