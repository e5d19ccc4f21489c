import { useMemo, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { wantedKey } from '../../unsent/placed-drafts.ts'
import { useUnsent } from '../../unsent/use-unsent.ts'
import type { ReleaseActions } from './use-release.ts'

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
