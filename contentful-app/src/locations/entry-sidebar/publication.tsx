import { titleOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Badge, Button } from '@contentful/f36-components'
import { useState } from 'react'
import { inTime } from '../../base/in-time.ts'
import { useObserved } from '../../base/observed.ts'
import type { Session } from '../../contentful/session.ts'
import type { RootSys } from '../../desk/page/root-sys.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import type { TreeFindings } from '../../findings/use-tree-findings.ts'
import { isWaiting } from '../../release/items/item.ts'
import { type Waiting, waitingBelow } from '../../release/items/waiting.ts'
import { openRelease } from '../../release/open-release.ts'
import { badgeWords, publishWords } from '../../release/publishing/publish-words.ts'
import { useNextPlan } from '../../release/schedule/use-next-plan.ts'
import { whenWords } from '../../release/schedule/when-words.ts'
import styles from './entry-sidebar.module.css'

type Props = { sdk: SidebarAppSDK; session: Session; entry: OpenEntry; tree: TreeFindings; sys: RootSys }

export function Publication({ sdk, session, entry, tree, sys }: Props) {
  const versions = useObserved(sys)
  const waiting = tree.across && waitingBelow(session, { entry, across: tree.across, sys: versions })
  return (
    <section className={styles.section} aria-label="Publication">
      <h2>Release</h2>
      {waiting ? (
        <Panel {...{ sdk, session, entry, tree, sys, waiting }} />
      ) : (
        <p role="status" className={styles.quiet}>
          {tree.phase === 'failed' ? 'What is below could not be read.' : 'Reading what is below…'}
        </p>
      )}
    </section>
  )
}

const mostRows = 5
const saveMs = 5000

function Panel({ sdk, session, entry, tree, waiting: { root, below } }: Props & { waiting: Waiting }) {
  const [message, setMessage] = useState('')
  const planned = useNextPlan(session, { space: entry.space, entry: entry.id })
  const chosen = [...below, ...(isWaiting(root) ? [root] : [])]
  async function open() {
    setMessage('')
    const isSaved = await inTime(sdk.entry.save(), saveMs).then(
      () => true,
      () => false,
    )
    if (!isSaved) return setMessage('Contentful has not saved your last change. Try again in a moment.')
    const title = titleOf(entry.type, entry.values(), entry.id)
    const result = await openRelease(session, { space: entry.space, entry: entry.id, title })
    if (Object(result).action === 'delete') return session.sdk.navigator.openEntriesList()
    tree.again()
  }
  return (
    <>
      <p role="status" className={styles.quiet}>
        {chosen.length === 0 ? 'Everything is published.' : `${badgeWords(below.length)}.`}
      </p>
      {planned && <p className={styles.quiet}>{`Scheduled: ${whenWords(planned)}`}</p>}
      {below.length > 0 && (
        <ul className={styles.waiting}>
          {below.slice(0, mostRows).map(({ key, title, typeName, status }) => (
            <li key={key}>
              <span>
                {title} <small>{typeName}</small>
              </span>
              <Badge variant={status === 'draft' ? 'warning' : 'primary'}>{status}</Badge>
            </li>
          ))}
          {below.length > mostRows && <li>{`and ${below.length - mostRows} more`}</li>}
        </ul>
      )}
      <Button isFullWidth variant={chosen.length > 0 ? 'positive' : 'secondary'} onClick={() => void open()}>
        {chosen.length > 0 ? `${publishWords(chosen, root)}…` : 'Where it appears, unpublish…'}
      </Button>
      {message !== '' && <p role="alert">{message}</p>}
    </>
  )
}
