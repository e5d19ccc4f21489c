import { Button } from '@contentful/f36-components'
import type { Session } from '../../contentful/session.ts'
import { isWaiting } from '../items/item.ts'
import { publishWords } from '../publishing/publish-words.ts'
import styles from './release.module.css'
import { blockOf } from './release-block.ts'
import type { ReleaseWork, ShownRelease } from './release-state.ts'
import type { ReleaseActions } from './use-release.ts'

type Props = {
  session: Session
  shown: ShownRelease
  chosen: ReadonlySet<string>
  work: ReleaseWork
  release: ReleaseActions
  onClose(): void
}

export function ReleaseFooter({ session, shown, chosen, work, release, onClose }: Props) {
  const { items, key } = shown.contents
  const root = items.get(key)
  const waiting = [...items.values()].filter(isWaiting)
  const picked = waiting.filter((item) => chosen.has(item.key))
  const isBusy = work.phase === 'publishing' || work.phase === 'undoing'
  const block = blockOf(session, shown)
  if (!root) return null
  return (
    <footer className={styles.footer}>
      <p role="status">{isBusy ? busyWords(work) : (block ?? leftWords(waiting.length - picked.length))}</p>
      {work.phase === 'publishing' && (
        <progress aria-label="Published" value={work.done} max={work.count} className={styles.progress} />
      )}
      <Button isDisabled={isBusy} onClick={onClose}>
        Close
      </Button>
      {waiting.some((item) => !shown.forbidden.has(item.key)) && (
        <Button
          variant="positive"
          isDisabled={isBusy || picked.length === 0 || block !== undefined}
          isLoading={work.phase === 'publishing'}
          onClick={release.publish}
        >
          {publishWords(picked, root)}
        </Button>
      )}
    </footer>
  )
}

const leftWords = (left: number) =>
  left === 0 ? '' : `${left} ${left === 1 ? 'item stays' : 'items stay'} unpublished.`

function busyWords(work: Extract<ReleaseWork, { phase: 'publishing' | 'undoing' }>) {
  if (work.phase === 'undoing') return `Taking back ${work.done + 1} of ${work.count}…`
  if (work.isWaiting) return `${work.done} of ${work.count} published. Contentful asks to wait a moment…`
  return `Publishing: ${work.done} of ${work.count}…`
}
