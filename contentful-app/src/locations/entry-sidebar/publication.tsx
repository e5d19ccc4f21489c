import { unpublishedBelow } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { Button } from '@contentful/f36-components'
import { subjectOf } from '../../checks/check-tree.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { useStatus } from '../../entry/use-status.ts'
import type { TreeFindings } from '../../issues/use-tree-findings.ts'
import { type PublishState, usePublishBelow } from '../../publishing/use-publish-below.ts'
import { nameOf, refusedWords, unseenWords } from '../../publishing/words.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-sidebar.module.css'

type Props = { sdk: SidebarAppSDK; session: Session; entry: OpenEntry; tree: TreeFindings }

/** Names unpublished content inside the entry, also when the entry itself is published, and publishes it. */
export function Publication({ sdk, session, entry, tree }: Props) {
  const { state, run } = usePublishBelow({ sdk, session, entry, onDone: tree.again })
  const unseen = tree.loaded ? unpublishedBelow(subjectOf(entry), tree.loaded.content) : []
  const isOwnToo = useStatus(sdk) !== 'published'
  const isBusy = state.phase === 'checking' || state.phase === 'publishing'
  if (unseen.length === 0 && state.phase === 'idle') return null
  return (
    <section className={styles.section} aria-label="Publication">
      <h2>Unpublished content</h2>
      <div className={styles.unseen}>
        <p role="status">
          {unseen.length > 0
            ? `This ${entry.type.name.toLowerCase()} contains ${unseenWords(unseen)}. Visitors do not see that yet.`
            : 'All linked content is published.'}
        </p>
        {unseen.length > 0 && (
          <Button size="small" isDisabled={isBusy} isLoading={isBusy} onClick={() => void run()}>
            {isBusy
              ? busyWords(state)
              : `${isOwnToo ? 'Publish with' : 'Publish'} linked content (${unseen.length})`}
          </Button>
        )}
        <Outcome state={state} typeName={entry.type.name} />
      </div>
    </section>
  )
}

const busyWords = (state: PublishState) =>
  state.phase === 'publishing' ? `Publishing ${state.done + 1} of ${state.count}…` : 'Checking…'

function Outcome({ state, typeName }: { state: PublishState; typeName: string }) {
  if (state.phase === 'failed') return <p role="alert">{state.message}</p>
  if (state.phase !== 'refused') return null
  return (
    <div role="alert">
      <p>{refusedWords({ ...state, typeName })}</p>
      <ul>
        {state.refused.map(({ held, reason }) => (
          <li key={`${held.linkType}/${held.target.id}`}>{`“${nameOf(held)}”: ${reason}.`}</li>
        ))}
      </ul>
    </div>
  )
}
