import { spaces } from '@association/content'
import { type Content, checkSpaces, type Finding, subjectsIn } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { useDeferredValue, useMemo, useState } from 'react'
import { spaceNames } from '../../contentful/installation.ts'
import type { Session } from '../../contentful/session.ts'
import { goTo } from '../../entry/go-to.ts'
import { FindingGroups } from '../finding-groups.tsx'
import { FixOnRequest } from '../fixes/fix-on-request.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtered, noFilters, troubledEntries } from './filters.ts'
import styles from './problems.module.css'
import type { Scanning, ScanState } from './use-scan.ts'

type Props = { session: Session; scanning: Scanning }

export function ProblemBoard({ session, scanning: { scans, again } }: Props) {
  const [filters, setFilters] = useState(noFilters)
  const applied = useDeferredValue(filters)
  // A new scan of both spaces takes too long, so repaired findings are only marked.
  const [fixed, setFixed] = useState<ReadonlySet<Finding>>(new Set())
  const findings = useMemo(() => {
    const read = spaces.map((space) => scans[space])
    return [...read.flatMap((scan) => scan.findings), ...foundAcross(read.map(({ content }) => content))]
  }, [scans])
  const shown = useMemo(() => filtered(findings, applied), [findings, applied])
  const types = useMemo(() => [...new Set(findings.map(({ typeName }) => typeName))].toSorted(), [findings])
  const isLeft = (finding: Finding) => !fixed.has(finding)
  const isDone = spaces.every((space) => scans[space].phase !== 'running')
  const hasFailed = spaces.some((space) => scans[space].phase === 'failed')
  return (
    <section aria-label="Entries with problems" className={styles.board}>
      <div className={styles.statuses}>
        {spaces.map((space) => (
          <ScanStatus key={space} name={spaceNames[space]} scan={scans[space]} />
        ))}
        <Button size="small" onClick={again} isDisabled={!isDone}>
          Check again
        </Button>
      </div>
      <FilterBar {...{ filters, types }} onChange={setFilters} />
      <p role="status">
        {isDone
          ? boardSummary({
              findings: findings.filter(isLeft).length,
              entries: troubledEntries(shown.filter(isLeft)),
              hasFailed,
            })
          : 'Checking…'}
      </p>
      <FindingGroups findings={shown}>
        {(finding) => (
          <ProblemItem
            {...{ session, finding }}
            onFixed={() => setFixed((before) => new Set([...before, finding]))}
            onJump={(field) => void goTo(session, { space: finding.space, entry: finding.entry, field })}
          />
        )}
      </FindingGroups>
    </section>
  )
}

function ScanStatus({ name, scan }: { name: string; scan: ScanState }) {
  const { phase, done, total, findings } = scan
  return (
    <div className={styles.scan} data-phase={phase}>
      <strong>{name}</strong>
      {phase === 'running' && (
        <progress aria-label={`Checking ${name}`} value={done} max={Math.max(total, 1)} />
      )}
      <span>{scanWords({ phase, done, total, findings })}</span>
    </div>
  )
}

function scanWords({ phase, done, total, findings }: Omit<ScanState, 'pages'>) {
  if (phase === 'failed') return 'This space could not be read. Check whether you have access to it.'
  if (phase === 'running') return total === 0 ? 'Starting…' : `${done} of ${total}`
  if (findings.length === 0) return 'Nothing to fix'
  return findings.length === 1 ? 'One thing to fix' : `${findings.length} things to fix`
}

type ItemProps = { session: Session; finding: Finding; onJump(field?: string): void; onFixed(): void }

function ProblemItem({ session, finding, onJump, onFixed }: ItemProps) {
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

/** The link before the message already shows the field name. */
function afterLabel(message: string, label: string | undefined) {
  if (label === undefined) return message
  return message.startsWith(label) ? message.slice(label.length) : `: ${message}`
}

/** An edition may name an unread product, so only page paths are compared before both spaces are read. */
export function foundAcross(contents: readonly (Content | undefined)[]): Finding[] {
  const subjects = contents.flatMap((content) => (content ? subjectsIn(content) : []))
  const isComplete = contents.every((content) => content !== undefined)
  return checkSpaces(isComplete ? subjects : subjects.filter(({ type }) => type.id === 'page'))
}

type BoardCounts = { findings: number; entries: number; hasFailed: boolean }

/** Says “Nothing to fix” only if both spaces were read. */
export function boardSummary({ findings, entries, hasFailed }: BoardCounts): string {
  if (findings === 0)
    return hasFailed ? 'Nothing found, but not everything could be read.' : 'Nothing to fix in either space.'
  const words = entries === 0 ? 'No entry matches the filters.' : entriesWords(entries)
  return hasFailed ? `${words} Not everything could be read.` : words
}

const entriesWords = (entries: number) =>
  entries === 1 ? 'Problems in one entry.' : `Problems in ${entries} entries.`
