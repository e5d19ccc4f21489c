import type { DialogAppSDK } from '@contentful/app-sdk'
import { Button, Note } from '@contentful/f36-components'
import { useId } from 'react'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import { goTo } from '../../entry/go-to.ts'
import { UnsentList } from '../../unsent/unsent-list.tsx'
import { isWaiting } from '../items/item.ts'
import { Offline } from '../offline/offline.tsx'
import { badgeWords } from '../publishing/publish-words.ts'
import { Schedule } from '../schedule/schedule.tsx'
import side from '../side.module.css'
import { AppearsOn } from './appears-on.tsx'
import styles from './release.module.css'
import { blockOf } from './release-block.ts'
import { ReleaseFooter } from './release-footer.tsx'
import { ReleaseResult } from './release-result.tsx'
import type { ReleaseWork, ShownRelease } from './release-state.ts'
import { ReleaseTree } from './release-tree.tsx'
import { UnsentQuestion, useUnsentQuestion } from './unsent-question.tsx'
import { type ReleaseActions, useRelease } from './use-release.ts'

type Props = { sdk: DialogAppSDK; session: Session }

export function ReleaseDialog({ sdk, session }: Props) {
  const target = sdk.parameters.invocation as unknown as EntryRef
  const read = useRelease(session, target)
  const { drafts, careful: release, question } = useUnsentQuestion(session, read)
  const { state } = release
  if (state.phase === 'loading')
    return (
      <p role="status" className={styles.notice}>
        Reading the page and everything it shows…
      </p>
    )
  if (state.phase === 'unread')
    return (
      <div className={styles.notice} role="alert">
        <p>{state.message}</p>
        <Button size="small" onClick={release.again}>
          Try again
        </Button>
      </div>
    )
  const { shown, chosen, work } = state
  const { contents } = shown
  const isBlocked = blockOf(session, shown) !== undefined
  return (
    <main className={styles.dialog} aria-label="Release">
      <Head shown={shown} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnsentList drafts={drafts} onOpen={(ref) => void goTo(session, ref)} />
          <Notices {...{ shown, work, release, isBlocked }} />
          <ReleaseResult {...{ work, release, isBlocked }} onClose={() => sdk.close()} />
          <ReleaseTree
            {...{ session, shown, chosen, work }}
            onChoose={release.choose}
            onFixed={release.refresh}
          />
        </div>
        <aside className={side.side} aria-label="More about this release">
          <AppearsOn {...{ session, contents }} />
          <Schedule {...{ session, contents, chosen }} />
          <Offline {...{ session, contents }} onDone={(action) => sdk.close({ action })} />
        </aside>
      </div>
      {question ? (
        <UnsentQuestion {...question} />
      ) : (
        <ReleaseFooter {...{ session, shown, chosen, work, release }} onClose={() => sdk.close()} />
      )}
    </main>
  )
}

function Head({ shown: { contents } }: { shown: ShownRelease }) {
  const root = contents.items.get(contents.key)
  const below = [...contents.items.values()].filter((item) => isWaiting(item) && item.key !== contents.key)
  const errors = contents.findings.filter(({ severity }) => severity === 'error').length
  return (
    <header className={styles.head}>
      <h1>{root?.title}</h1>
      <p>
        {[
          contents.root.type.name,
          root?.status,
          badgeWords(below.length),
          ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
        ].join(' · ')}
      </p>
    </header>
  )
}

type NoticeProps = { shown: ShownRelease; work: ReleaseWork; release: ReleaseActions; isBlocked: boolean }

function Notices({ shown, work, release, isBlocked }: NoticeProps) {
  const { contents, unfinished, forbidden, whom } = shown
  const title = useId()
  return (
    <>
      {unfinished && work.phase === 'choosing' && (
        <Note variant="warning" title="The last release stopped">
          <p id={title}>
            {`${unfinished.live} published, ${unfinished.rest.length} left. The list shows the state of now.`}
          </p>
          <Button size="small" aria-describedby={title} isDisabled={isBlocked} onClick={release.proceed}>
            Continue with the rest
          </Button>
        </Note>
      )}
      {forbidden.size > 0 && (
        <Note variant="neutral" title={forbiddenWords(forbidden.size)}>
          {whom}
        </Note>
      )}
      {contents.gaps.map((gap) => (
        <Note key={gap} variant="warning">
          {gap}
        </Note>
      ))}
      {contents.unread.length > 0 && (
        <Button size="small" onClick={release.refresh}>
          Read it again
        </Button>
      )}
    </>
  )
}

const forbiddenWords = (count: number) =>
  count === 1 ? 'Your role may not publish one of these.' : `Your role may not publish ${count} of these.`
