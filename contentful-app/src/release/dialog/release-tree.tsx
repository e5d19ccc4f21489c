import type { Finding } from '@association/content/rules'
import { useMemo } from 'react'
import type { Session } from '../../contentful/session.ts'
import { isWaiting, type ReleaseItem } from '../items/item.ts'
import { rowsOf } from '../items/rows.ts'
import styles from './release.module.css'
import { ReleaseRow } from './release-row.tsx'
import type { ReleaseWork, ShownRelease } from './release-state.ts'

type Props = {
  session: Session
  shown: ShownRelease
  chosen: ReadonlySet<string>
  work: ReleaseWork
  onChoose(keys: ReadonlySet<string>): void
  onFixed(): void
}

export function ReleaseTree({ session, shown, chosen, work, onChoose, onFixed }: Props) {
  const { contents, authors, forbidden } = shown
  const rows = useMemo(() => rowsOf(contents.items, contents.key), [contents])
  const findings = useMemo(() => Map.groupBy(contents.findings, findingKey), [contents])
  const waiting = rows.filter(({ item }) => isWaiting(item))
  const isBusy = work.phase === 'publishing' || work.phase === 'undoing'
  const toggle = ({ key }: ReleaseItem) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }
  if (waiting.length === 0) return <p className={styles.empty}>Everything on this page is published.</p>
  return (
    <ul className={styles.tree} aria-label="Unpublished content">
      {rows.map(({ item, level }) => (
        <ReleaseRow
          key={item.key}
          {...{ session, item, level }}
          author={item.editedBy && authors.get(item.editedBy)}
          findings={findings.get(item.key) ?? []}
          isChosen={chosen.has(item.key)}
          isForbidden={forbidden.has(item.key)}
          isBusy={isBusy}
          onToggle={() => toggle(item)}
          onFixed={onFixed}
        />
      ))}
    </ul>
  )
}

const findingKey = ({ space, entry }: Finding) => `${space}/Entry/${entry}`
