import { Button, Note, Spinner } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '../sdk/session.ts'
import type { Bridge } from './bridge.ts'
import { Frames } from './frames.tsx'
import {
  openPreview,
  type Preview,
  type PreviewSource,
  type PreviewState,
  type PreviewTarget,
} from './open-preview.ts'
import styles from './preview.module.css'
import type { Viewport } from './viewports.ts'

type Props = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  viewports: readonly Viewport[]
  onClicked?: Parameters<typeof openPreview>[0]['on']['clicked']
  onProblems?: Parameters<typeof openPreview>[0]['on']['problems']
  /** Receives the bridge while it is open, so that an editor can show the field that is being written. */
  onBridge?(bridge: Bridge | undefined): void
}

/** Until what was written in the other editor is saved. */
const restMs = 700

/** The live preview of a target, opened afresh when the target changes, on return from another entry, or on demand. */
export function LivePreview(props: Props) {
  const [attempt, setAttempt] = useState(0)
  const { navigator } = props.session.sdk
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = navigator.onSlideInNavigation(({ newSlideLevel, oldSlideLevel }) => {
      clearTimeout(timer)
      if (newSlideLevel < oldSlideLevel) timer = setTimeout(() => setAttempt((count) => count + 1), restMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [navigator])
  const { space, entry } = props.target
  return (
    <Attempt
      key={`${space}/${entry}/${attempt}`}
      {...props}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}

function Attempt({ onRetry, ...props }: Props & { onRetry(): void }) {
  const [state, preview] = usePreview(props)
  if (state.phase === 'failed') return <Failure reason={state.reason} onRetry={onRetry} />
  return (
    <div className={styles.preview} aria-busy={state.phase !== 'live'}>
      {state.phase !== 'live' && (
        <div className={styles.waiting} role="status">
          <Spinner size="small" /> Opening the preview…
        </div>
      )}
      {preview && 'url' in state && (
        <Frames
          bridge={preview.bridge}
          url={state.url}
          title={props.target.title}
          viewports={props.viewports}
        />
      )}
    </div>
  )
}

function Failure({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <Note variant="warning" title="No preview">
      <p className={styles.reason}>{reason}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  )
}

function usePreview(props: Props): [PreviewState, Preview | undefined] {
  const latest = useRef(props)
  latest.current = props
  const [state, setState] = useState<PreviewState>({ phase: 'asking' })
  const [preview, setPreview] = useState<Preview>()
  useEffect(() => {
    const { session, target, source, onBridge } = latest.current
    const opened = openPreview({
      ...{ session, target, source },
      on: {
        state: setState,
        clicked: (hit) => latest.current.onClicked?.(hit),
        problems: (problems) => latest.current.onProblems?.(problems),
      },
    })
    setPreview(opened)
    onBridge?.(opened.bridge)
    return () => {
      onBridge?.(undefined)
      opened.close()
    }
  }, [])
  return [state, preview]
}
