import { spaces } from '@association/content'
import { checkSpaces } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { useDeferredValue, useMemo, useState } from 'react'
import { goTo } from '../links/go-to.ts'
import { spaceNames } from '../sdk/installation.ts'
import type { Session } from '../sdk/session.ts'
import { FilterBar } from './filter-bar.tsx'
import { noFilters, troubled } from './filters.ts'
import styles from './problems.module.css'
import { ScanStatus } from './scan-status.tsx'
import { TroubledEntry } from './troubled-entry.tsx'
import { useScan } from './use-scan.ts'

const shownAtOnce = 100

/** The entries of both spaces that need somebody, with a way to each. */
export function ProblemBoard({ session }: { session: Session }) {
  const { scans, again } = useScan(session)
  const [filters, setFilters] = useState(noFilters)
  const [shown, setShown] = useState(shownAtOnce)
  const applied = useDeferredValue(filters)
  const findings = useMemo(() => {
    const pages = spaces.flatMap((space) => scans[space].pages)
    return [...spaces.flatMap((space) => scans[space].findings), ...checkSpaces(pages)]
  }, [scans])
  const entries = useMemo(() => troubled(findings, applied), [findings, applied])
  const types = useMemo(() => [...new Set(findings.map(({ typeName }) => typeName))].toSorted(), [findings])
  const isDone = spaces.every((space) => scans[space].phase !== 'running')
  return (
    <section aria-label="Entries with problems" className={styles.board}>
      <div className={styles.statuses}>
        {spaces.map((space) => (
          <ScanStatus key={space} name={spaceNames[space]} scan={scans[space]} />
        ))}
        <Button size="small" onClick={again} isDisabled={!isDone}>
          Look again
        </Button>
      </div>
      <FilterBar {...{ filters, types }} onChange={setFilters} />
      <p role="status">{isDone ? summary(entries.length, findings.length) : 'Looking…'}</p>
      <ul className={styles.entries}>
        {entries.slice(0, shown).map((entry) => (
          <TroubledEntry
            key={`${entry.space}/${entry.entry}`}
            {...entry}
            onJump={(field) => void goTo(session, { space: entry.space, entry: entry.entry, field })}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button onClick={() => setShown((count) => count + shownAtOnce)}>
          {`Show ${Math.min(shownAtOnce, entries.length - shown)} more`}
        </Button>
      )}
    </section>
  )
}

function summary(shown: number, findings: number) {
  if (findings === 0) return 'Nothing to mend in either space.'
  return shown === 1 ? 'One entry needs somebody.' : `${shown} entries need somebody.`
}
