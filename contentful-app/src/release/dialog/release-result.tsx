import { Button, Note } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { RefusedItem } from '../publishing/publish-all.ts'
import styles from './release.module.css'
import type { ReleaseWork } from './release-state.ts'
import type { ReleaseActions } from './use-release.ts'

type Props = {
  work: ReleaseWork
  release: ReleaseActions
  /** The publish gate is closed. The footer gives the reason. */
  isBlocked: boolean
  onClose(): void
}

/** The focus moves here, because the pressed button is gone. */
export function ReleaseResult({ work, ...rest }: Props) {
  const box = useRef<HTMLElement>(null)
  const isOver = work.phase === 'published' || work.phase === 'undone'
  useEffect(() => {
    if (isOver) box.current?.focus()
  }, [isOver])
  if (!isOver) return null
  return (
    <section ref={box} tabIndex={-1} aria-label="Result" className={styles.result}>
      {work.phase === 'undone' ? (
        <Note variant="positive">{work.words}</Note>
      ) : (
        <Outcome {...{ work, ...rest }} />
      )}
    </section>
  )
}

type OutcomeProps = Omit<Props, 'work'> & { work: Extract<ReleaseWork, { phase: 'published' }> }

function Outcome({ work: { outcome, before }, release, isBlocked, onClose }: OutcomeProps) {
  const { live, refused, isStopped } = outcome
  const count = live.length
  const isWhole = refused.length === 0
  return (
    <Note
      variant={isWhole ? 'positive' : 'warning'}
      title={isWhole ? `Published: ${count}` : `${count} published, ${refused.length} not published`}
    >
      {isStopped && (
        <p>The release stopped. What is published stays published. Continue once Contentful answers again.</p>
      )}
      {!isWhole && <Refused refused={refused} />}
      <div className={styles.actions}>
        {isWhole && (
          <Button size="small" variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
        {!isWhole && (
          <Button size="small" variant="primary" isDisabled={isBlocked} onClick={release.proceed}>
            Continue with the rest
          </Button>
        )}
        {before && count > 0 && (
          <Button size="small" onClick={release.undo}>
            Undo this release
          </Button>
        )}
      </div>
    </Note>
  )
}

const Refused = ({ refused }: { refused: readonly RefusedItem[] }) => (
  <ul className={styles.refused}>
    {refused.map(({ item, reason }) => (
      <li key={item.key}>{`“${item.title}”: ${reason}.`}</li>
    ))}
  </ul>
)
