import { titleOf } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { useRef, useState } from 'react'
import { useObserved } from '../base/observed.ts'
import type { Desk } from '../desk/desk.ts'
import { untilSaved } from '../desk/until-saved.ts'
import { waitingOnPage } from './items/waiting.ts'
import { openRelease } from './open-release.ts'
import { badgeWords } from './publishing/publish-words.ts'
import styles from './release-badge.module.css'
import { useNextPlan } from './schedule/use-next-plan.ts'
import { whenWords } from './schedule/when-words.ts'
import { useReleaseUndo } from './use-release-undo.ts'

/** The focus returns here. */
export function ReleaseBadge({ desk }: { desk: Desk }) {
  const tree = useObserved(desk.tree)
  useObserved(desk.abroad)
  const button = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const { root, session } = desk
  const title = titleOf(root.type, root.values(), root.id)
  useReleaseUndo(desk, title)
  const planned = useNextPlan(session, { space: root.space, entry: root.id })
  async function open() {
    setSaid('')
    if (!(await untilSaved(desk)))
      return setSaid('Contentful has not saved your last change. Try again in a moment.')
    await openRelease(session, { space: root.space, entry: root.id, title })
    desk.tree.again()
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="positive"
        className={styles.badge}
        onClick={() => void open()}
      >
        <Words count={tree.phase === 'known' ? waitingOnPage(desk, tree.content) : undefined} />
      </Button>
      {planned && <span className={styles.planned}>{`Scheduled: ${whenWords(planned)}`}</span>}
      <span role="status">{said}</span>
    </>
  )
}

/** A narrow bar shows only the number. Screen readers read all words. */
function Words({ count }: { count: number | undefined }) {
  if (!count) return 'Release'
  const [number, ...rest] = badgeWords(count).split(' ')
  return (
    <>
      Release · {number} <span className={styles.rest}>{rest.join(' ')}</span>
    </>
  )
}
