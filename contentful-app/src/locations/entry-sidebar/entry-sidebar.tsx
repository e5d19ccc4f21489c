import type { Problem } from '@association/content/read'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'
import { type OpenEntry, openEntry } from '../../entry/open-entry.ts'
import { type IssueBoard, issueBoard } from '../../issues/issue-board.ts'
import { useTreeFindings } from '../../issues/use-tree-findings.ts'
import { watchEntry } from '../../issues/watch-entry.ts'
import { goTo } from '../../links/go-to.ts'
import { useContainingPages } from '../../links/use-containing-pages.ts'
import { Configured } from '../../sdk/configured.tsx'
import type { Session } from '../../sdk/session.ts'
import { sitePages } from '../../sdk/site-pages.ts'
import { EditionRegistrations } from './edition-registrations.tsx'
import styles from './entry-sidebar.module.css'
import { Issues } from './issues.tsx'
import { PageLinks } from './page-links.tsx'
import { Publication } from './publication.tsx'
import { SidebarPreview } from './sidebar-preview.tsx'

/** Beside an entry: what is wrong with it, what it looks like, and where it is shown. */
export function EntrySidebar({ sdk }: { sdk: SidebarAppSDK }) {
  useEffect(() => {
    sdk.window.startAutoResizer()
    return () => sdk.window.stopAutoResizer()
  }, [sdk])
  return <Configured sdk={sdk}>{(session) => <Sidebar sdk={sdk} session={session} />}</Configured>
}

function Sidebar({ sdk, session }: { sdk: SidebarAppSDK; session: Session }) {
  const [entry] = useState(() => openEntry(sdk.entry, { space: session.here.space }))
  if (!entry) return <p className={styles.quiet}>The site does not use entries of this type.</p>
  return <Panels {...{ sdk, session, entry }} />
}

type PanelsProps = { sdk: SidebarAppSDK; session: Session; entry: OpenEntry }

function Panels({ sdk, session, entry }: PanelsProps) {
  const [board] = useState<IssueBoard>(issueBoard)
  const tree = useTreeFindings({ sdk, session, entry })
  const pages = useContainingPages(session, entry)
  const [seen, setSeen] = useState<readonly Problem[]>([])
  useEffect(() => watchEntry(entry, board, sitePages(session)), [session, entry, board])
  return (
    <div className={styles.sidebar}>
      {entry.type.id === 'eventEdition' && <EditionRegistrations {...{ sdk, session, entry }} />}
      <Publication {...{ sdk, session, entry, tree }} />
      <Issues {...{ sdk, session, entry, board, tree, seen }} />
      <SidebarPreview
        {...{ session, entry }}
        onProblems={setSeen}
        onClicked={(hit) => void goTo(session, hit, { current: entry.id })}
      />
      <PageLinks {...{ session, pages }} />
    </div>
  )
}
