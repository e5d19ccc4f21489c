import type { ReadProblem } from '@association/content/read'
import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../base/late.tsx'
import { useContainingPages } from '../../contentful/pages/use-containing-pages.ts'
import type { Session } from '../../contentful/session.ts'
import { sitePages } from '../../contentful/site/site-pages.ts'
import { type KeptPage, keepPage } from '../../desk/page/keep-page.ts'
import { rootSys } from '../../desk/page/root-sys.ts'
import { goTo } from '../../entry/go-to.ts'
import { type IssueBoard, issueBoard } from '../../entry/issue-board.ts'
import { type OpenEntry, openEntry } from '../../entry/open-entry.ts'
import { quietFields } from '../../entry/quiet-fields.ts'
import { useTreeFindings } from '../../findings/use-tree-findings.ts'
import { watchEntry } from '../../findings/watch-entry.ts'
import { Configured } from '../configured.tsx'
import styles from './entry-sidebar.module.css'
import { Issues } from './issues.tsx'
import { PreviewPlace } from './preview-place.tsx'

/** These can load late too. */
const Publication = late('The release', async () => (await import('./publication.tsx')).Publication)
const PageLinks = late('The list of pages', async () => (await import('./page-links.tsx')).PageLinks)

/** Loads only for an edition, so that other sidebars stay small. */
const Registrations = late(
  'The list of registrations',
  async () => (await import('./registrations/registrations.tsx')).Registrations,
)

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
  const board = useBoard(entry)
  const [sys] = useState(() => rootSys(sdk.entry))
  const page = usePage({ sdk, session, entry, sys })
  const tree = useTreeFindings({ sdk, session, entry, page })
  const pages = useContainingPages(session, entry)
  const [seen, setSeen] = useState<readonly ReadProblem[]>([])
  useEffect(() => watchEntry(entry, board, sitePages(session)), [session, entry, board])
  return (
    <div className={styles.sidebar}>
      {entry.type.id === 'eventEdition' && <EditionRegistrations {...{ sdk, session, entry }} />}
      <Suspense fallback={<p className={styles.quiet}>Loading…</p>}>
        <Publication {...{ sdk, session, entry, tree, sys }} />
      </Suspense>
      <Issues {...{ sdk, session, entry, board, tree, seen, sys }} />
      <PreviewPlace
        {...{ session, entry }}
        onProblems={setSeen}
        onClicked={(hit) => void goTo(session, hit, { current: entry.id })}
      />
      <Suspense fallback={<p className={styles.quiet}>Loading…</p>}>
        <PageLinks {...{ session, pages }} />
      </Suspense>
    </div>
  )
}

function EditionRegistrations({ sdk, session, entry }: PanelsProps) {
  const status = useStatus(sdk)
  const { key } = entry.values()
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Registrations
        session={session}
        edition={typeof key === 'string' ? key : ''}
        isPublished={status === 'published' || status === 'changed'}
      />
    </Suspense>
  )
}

/** The editor reports when the user leaves a quiet field. */
function useBoard(entry: OpenEntry): IssueBoard {
  const [quiet] = useState(quietFields)
  const [board] = useState(() => {
    quiet.begin(entry)
    const { space, id } = entry
    // Contentful's editor does not report which field the user leaves.
    return issueBoard(
      (field) => quiet.isQuiet({ space, entry: id, field }) && entry.values()[field] === undefined,
    )
  })
  useEffect(() => quiet.subscribe(board.refresh), [quiet, board])
  return board
}

/** React may restart a component before it shows anything, so each frame keeps one page. */
const pages = new WeakMap<OpenEntry, KeptPage>()

function usePage(options: Parameters<typeof keepPage>[0]): KeptPage {
  const { entry } = options
  const page = pages.get(entry) ?? keepPage(options)
  pages.set(entry, page)
  return page
}

function useStatus({ entry }: Pick<SidebarAppSDK, 'entry'>) {
  const [status, setStatus] = useState(() => statusOf(entry.getSys()))
  useEffect(() => entry.onSysChanged((sys) => setStatus(statusOf(sys))), [entry])
  return status
}
