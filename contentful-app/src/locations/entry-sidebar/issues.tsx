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
import type { LookState } from '../../findings/use-look.ts'
import type { TreeFindings } from '../../findings/use-tree-findings.ts'
import styles from './entry-sidebar.module.css'

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
  const ruleFindings = [...own, ...tree.findings]
  const findings = [...ruleFindings, ...unsaid(seen, ruleFindings)]
  const gate = usePublishGate({
    sdk,
    sys,
    unread: unreadWords(tree),
    isOn: session.installation.gatesPublishing,
    hasErrors: knownErrors(ruleFindings.some(isError) || withheld.some(isError), tree),
  })
  const errors = findings.filter(isError).length
  const advice = findings.length - errors
  return (
    <section className={styles.section} aria-label="Checks">
      <h2>Checks</h2>
      <p role="status" className={styles.quiet}>
        {checksSummary({
          errors,
          advice,
          withheld: withheld.length,
          phase: tree.phase,
          hasGaps: tree.gaps.length > 0,
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
            <FixInPlace session={session} finding={finding} open={entry} onFixed={tree.again} />
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

type IssueItemProps = { finding: Finding; isOwn: boolean; onJump(): void }

function IssueItem({ finding, isOwn, onJump }: IssueItemProps) {
  const { title, typeName, fieldLabel, message } = finding
  const block = isOwn ? undefined : `${typeName}: ${title}`
  const place = [block, fieldLabel].filter((part) => part !== undefined).join(' › ')
  return (
    <button type="button" className={styles.jump} onClick={onJump}>
      <strong>{place || `This ${typeName.toLowerCase()}`}</strong>
      <span>{message}</span>
    </button>
  )
}

type CheckCounts = {
  errors: number
  advice: number
  /** Findings about fields that the editor has not filled yet, and that the list does not show. */
  withheld?: number
  phase: LookState<unknown>['phase']
  hasGaps: boolean
}

/** Says “Nothing to fix” only if all linked content was checked. */
export function checksSummary({ errors, advice, withheld = 0, phase, hasGaps }: CheckCounts): string {
  const counts = [
    ...counted(errors, 'error', 'errors'),
    ...counted(advice, 'piece of advice', 'pieces of advice'),
  ]
  const unfilled =
    withheld > 0 ? ` ${withheld} ${withheld === 1 ? 'field is' : 'fields are'} still to be filled.` : ''
  const isWhole = phase === 'known' && !hasGaps
  if (counts.length === 0 && isWhole) return unfilled.trim() || 'Nothing to fix.'
  const found = counts.length > 0 ? `${counts.join(', ')}.` : 'Nothing found so far.'
  return (isWhole ? found : `${found} ${unfinishedWords[phase]}`) + unfilled
}

const unfinishedWords = {
  looking: 'Checking linked content…',
  failed: 'Linked content could not be checked.',
  known: 'Not everything could be checked.',
} as const

const counted = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
