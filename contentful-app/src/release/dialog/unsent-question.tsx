import { Button } from '@contentful/f36-components'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { wantedKey } from '../../unsent/placed-drafts.ts'
import { useUnsent } from '../../unsent/use-unsent.ts'
import styles from './release.module.css'
import type { ReleaseActions } from './use-release.ts'

type QuestionProps = { count: number; onProceed(): void; onBack(): void }

export function UnsentQuestion({ count, onProceed, onBack }: QuestionProps) {
  const words = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <footer role="alertdialog" aria-labelledby={words} className={styles.footer}>
      <p id={words}>
        {count === 1
          ? 'One change on this computer is not in Contentful, so visitors will not see it.'
          : `${count} changes on this computer are not in Contentful, so visitors will not see them.`}
      </p>
      <Button ref={back} onClick={onBack}>
        Back to the list
      </Button>
      <Button variant="negative" onClick={onProceed}>
        {count === 1 ? 'Publish without it' : 'Publish without them'}
      </Button>
    </footer>
  )
}

export function useUnsentQuestion(session: Session, release: ReleaseActions) {
  const { state, refresh } = release
  const [task, setTask] = useState<() => void>()
  const items = state.phase === 'shown' ? state.shown.contents.items : undefined
  const wanted = useMemo(
    () =>
      items &&
      new Set(
        [...items.values()]
          .filter(({ linkType }) => linkType === 'Entry')
          .map(({ space, id }) => wantedKey({ space, entry: id })),
      ),
    [items],
  )
  const drafts = useUnsent(session, { wanted, areOpenListed: true, onSent: refresh })
  const count = drafts.items.length
  const askFirst = (publish: () => void) => () => (count > 0 ? setTask(() => publish) : publish())
  const stop = () => setTask(undefined)
  return {
    drafts,
    careful: { ...release, publish: askFirst(release.publish), proceed: askFirst(release.proceed) },
    question:
      task && count > 0
        ? {
            count,
            onBack: stop,
            onProceed() {
              stop()
              task()
            },
          }
        : undefined,
  }
}
