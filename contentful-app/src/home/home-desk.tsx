import { type Space, spaces } from '@association/content'
import { Button } from '@contentful/f36-components'
import { useMemo, useState } from 'react'
import { Icon } from '../base/icons/icon.tsx'
import { spaceNames } from '../contentful/installation.ts'
import type { Session } from '../contentful/session.ts'
import { goTo } from '../entry/go-to.ts'
import { ProblemBoard } from '../findings/problems/problem-board.tsx'
import { type Scanning, useScan } from '../findings/problems/use-scan.ts'
import { UnsentList } from '../unsent/unsent-list.tsx'
import { useUnsent } from '../unsent/use-unsent.ts'
import { expiring, unused, waitingForRelease } from './content-lists.ts'
import styles from './home.module.css'
import { NewPage } from './new-page.tsx'
import { Panel } from './panel.tsx'
import { ownDrafts, recentShares, useBothSpaces } from './personal-lists.ts'
import { RecentPages } from './recent-pages.tsx'
import { UnusedPanel } from './unused-panel.tsx'

export function HomeDesk({ session }: { session: Session }) {
  const [isCreating, setCreating] = useState(false)
  const scanning = useScan(session)
  const drafts = useBothSpaces(session, ownDrafts)
  const shares = useBothSpaces(session, recentShares)
  const found = useFound(scanning)
  const unsent = useUnsent(session, { wanted: 'all' })
  return (
    <main className={styles.home} aria-label="Association">
      <header className={styles.head}>
        <h1>Association</h1>
        <Button as="a" href={session.installation.siteUrl} target="_blank" rel="noopener noreferrer">
          Open the site
        </Button>
        <Button variant="primary" aria-expanded={isCreating} onClick={() => setCreating(!isCreating)}>
          <span className={styles.withIcon}>
            <Icon name="plus" />
            New page
          </span>
        </Button>
      </header>
      {isCreating && <NewPage session={session} onClose={() => setCreating(false)} />}
      <UnsentList drafts={unsent} onOpen={(ref) => void goTo(session, ref)} />
      <div className={styles.panels}>
        <Panel
          {...{ session }}
          name="My drafts"
          {...listsOf(drafts)}
          empty="Nothing of yours waits. What you write and nobody has published yet appears here."
        />
        <Panel
          {...{ session, gaps: found.failed }}
          name="Waiting for release"
          items={found.waiting}
          empty="Visitors see every page as it is written."
        />
      </div>
      <section aria-label="To fix" className={styles.wide}>
        <h2>To fix</h2>
        <ProblemBoard {...{ session, scanning }} />
      </section>
      <div className={styles.panels}>
        <Panel
          {...{ session }}
          name="Over or ending soon"
          items={found.expiring}
          empty="No published event, announcement or job is over or ends within two weeks."
        />
        <Panel
          {...{ session }}
          name="Recently shared"
          {...listsOf(shares)}
          empty="No share links yet. “Share” beside the preview makes one for people without an account."
        />
        <UnusedPanel session={session} items={found.unused} />
      </div>
      <RecentPages {...{ session, scanning }} />
    </main>
  )
}

const listsOf = (lists: ReturnType<typeof useBothSpaces>) =>
  lists.phase === 'known'
    ? { items: lists.items, isCut: lists.isCut, gaps: lists.gaps }
    : { items: undefined }

function useFound({ scans }: Scanning) {
  const { association, events } = scans
  return useMemo(() => {
    const now = new Date()
    const contents = [association, events].flatMap(({ content }) => content ?? [])
    const isReading = [association, events].some(({ phase }) => phase === 'running')
    const all = <Item,>(read: (content: (typeof contents)[number]) => readonly Item[]) =>
      contents.length === 0 && isReading ? undefined : contents.flatMap(read)
    return {
      waiting: all(waitingForRelease),
      expiring: all((content) => expiring(content, now)),
      unused: all(unused),
      failed: spaces
        .filter((space: Space) => scans[space].phase === 'failed')
        .map((space) => spaceNames[space]),
    }
  }, [association, events, scans])
}
