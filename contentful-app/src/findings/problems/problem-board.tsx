import { spaces } from '@association/content'
import type { Finding } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { useDeferredValue, useMemo, useState } from 'react'
import { spaceNames } from '../../contentful/installation.ts'
import type { Session } from '../../contentful/session.ts'
import { goTo } from '../../entry/go-to.ts'
import { FindingGroups } from '../finding-groups.tsx'
import { boardSummary } from './board-summary.ts'
import { FilterBar } from './filter-bar.tsx'
import { filtered, noFilters, troubledEntries } from './filters.ts'
import { foundAcross } from './found-across.ts'
import { ProblemItem } from './problem-item.tsx'
import styles from './problems.module.css'
import { ScanStatus } from './scan-status.tsx'
import type { Scanning } from './use-scan.ts'

type Props = { session: Session; scanning: Scanning }

export function ProblemBoard({ session, scanning: { scans, again } }: Props) {
  const [filters, setFilters] = useState(noFilters)
  const applied = useDeferredValue(filters)
  // Scanning both spaces after each repair would take too long, so a repaired finding is marked until the next scan.
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
