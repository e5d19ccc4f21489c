import { Button } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import { editAddress } from '../../contentful/addresses.ts'
import { meaningOf, reasonOf } from '../../contentful/failure-reason.ts'
import { announcePublished } from '../../contentful/published.ts'
import type { Session } from '../../contentful/session.ts'
import type { ReleaseContents } from '../publishing/load-release.ts'
import styles from '../side.module.css'
import { type OfflineAction, type OfflineRights, offlineRights, takeOffline } from './take-offline.ts'
import { type Breaks, type Broken, breakWords, whatBreaks } from './what-breaks.ts'

type Props = { session: Session; contents: ReleaseContents; onDone(action: OfflineAction): void }

type State =
  | { phase: 'idle'; said: string }
  | { phase: 'looking'; action: OfflineAction }
  | { phase: 'asking' | 'working'; action: OfflineAction; breaks: Breaks }

const names = { unpublish: 'Unpublish', archive: 'Archive', delete: 'Delete' } as const

export function Offline({ session, contents: { root }, onDone }: Props) {
  const [state, setState] = useState<State>({ phase: 'idle', said: '' })
  const [rights, setRights] = useState<OfflineRights>()
  useEffect(() => {
    let isOver = false
    void offlineRights(session, root).then((found) => !isOver && setRights(found))
    return () => {
      isOver = true
    }
  }, [session, root])
  async function look(action: OfflineAction) {
    setState({ phase: 'looking', action })
    setState({ phase: 'asking', action, breaks: await whatBreaks(session, root) })
  }
  async function run(action: OfflineAction, breaks: Breaks) {
    setState({ phase: 'working', action, breaks })
    const reason = await takeOffline(session, root, action).then(
      () => undefined,
      (error: unknown) =>
        meaningOf(error) === 'forbidden' ? `your role may not ${action} it` : reasonOf(error),
    )
    announcePublished()
    if (reason === undefined) onDone(action)
    else setState({ phase: 'idle', said: `Nothing was done: ${reason}.` })
  }
  return (
    <section className={styles.part} aria-label="Take offline">
      <h2>Take offline</h2>
      {state.phase === 'looking' && <p role="status">Searching both spaces for what leads here…</p>}
      {state.phase === 'idle' && state.said !== '' && <p role="alert">{state.said}</p>}
      {(state.phase === 'asking' || state.phase === 'working') && (
        <Question
          {...{ session, ...state }}
          typeName={root.type.name.toLowerCase()}
          onCancel={() => setState({ phase: 'idle', said: '' })}
          onRun={() => void run(state.action, state.breaks)}
        />
      )}
      {state.phase === 'idle' && rights?.refused && <p>{rights.refused}</p>}
      {state.phase === 'idle' && (
        <div className={styles.actions}>
          {rights?.allowed.map((action) => (
            <Button key={action} size="small" onClick={() => void look(action)}>
              {`${names[action]}…`}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

type QuestionProps = {
  session: Session
  phase: 'asking' | 'working'
  action: OfflineAction
  breaks: Breaks
  typeName: string
  onCancel(): void
  onRun(): void
}

function Question({ session, phase, action, breaks, typeName, onCancel, onRun }: QuestionProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isBusy = phase === 'working'
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.warning}
      aria-label={`${names[action]} this ${typeName}?`}
    >
      <h3>{`${names[action]} this ${typeName}?`}</h3>
      <p>{breakWords(breaks.broken)}</p>
      {breaks.gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <BrokenList session={session} broken={breaks.broken} />
      <div className={styles.actions}>
        <Button size="small" variant="negative" isDisabled={isBusy} isLoading={isBusy} onClick={onRun}>
          {names[action]}
        </Button>
        <Button size="small" isDisabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

const mostShown = 20

function BrokenList({ session, broken }: { session: Session; broken: readonly Broken[] }) {
  if (broken.length === 0) return null
  const more = broken.length - mostShown
  return (
    <ul className={styles.list}>
      {broken.slice(0, mostShown).map(({ space, entry, title, typeName, status, how }) => (
        <li key={`${space}/${entry}`}>
          <a href={editAddress(session, { space, entry })} target="_blank" rel="noopener noreferrer">
            {title}
          </a>{' '}
          <small>{`${typeName} · ${status} · ${how}`}</small>
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  )
}
