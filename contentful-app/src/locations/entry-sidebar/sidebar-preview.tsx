import type { ReadProblem } from '@association/content/read'
import { titleOf } from '@association/content/rules'
import { useState } from 'react'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { LargerButton, ReloadButton } from '../../preview/controls/preview-actions.tsx'
import { LivePreview } from '../../preview/live-preview.tsx'
import { viewports } from '../../preview/viewports.ts'
import styles from './entry-sidebar.module.css'

type Props = {
  session: Session
  entry: OpenEntry
  onClicked(hit: EntryRef): void
  onProblems(problems: readonly ReadProblem[]): void
}

const phone = viewports.slice(0, 1)

export function SidebarPreview({ session, entry, onClicked, onProblems }: Props) {
  const target = {
    space: entry.space,
    entry: entry.id,
    title: titleOf(entry.type, entry.values(), entry.id),
  }
  const [round, setRound] = useState(0)
  return (
    <section className={styles.section} aria-label="Small live preview">
      <div className={styles.head}>
        <h2>Live preview</h2>
        <ReloadButton onReload={() => setRound((count) => count + 1)} />
        <LargerButton {...{ session, target, onClicked }} source={entry} />
      </div>
      <div className={styles.small}>
        <LivePreview
          {...{ session, target, round, onClicked, onProblems }}
          source={entry}
          viewports={phone}
        />
      </div>
    </section>
  )
}
