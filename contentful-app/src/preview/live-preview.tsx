import { useEffect, useRef, useState } from 'react'
import type { Session } from '../sdk/session.ts'
import type { Bridge } from './bridge.ts'
import { Frames } from './frames.tsx'
import { openPreview, type Preview, type PreviewSource, type PreviewTarget } from './open-preview.ts'
import { NoPreview, Opening } from './opening.tsx'
import styles from './preview.module.css'
import type { PreviewState } from './stay-open.ts'
import type { Viewport } from './viewports.ts'

type Listeners = Parameters<typeof openPreview>[0]['on']
type Props = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  viewports: readonly Viewport[]
  /** Another number opens the preview anew. */
  round?: number
  onClicked?: Listeners['clicked']
  onProblems?: Listeners['problems']
  onEscape?: Listeners['escaped']
  /** Receives the bridge while it is open, so that an editor can show the field that is being written. */
  onBridge?(bridge: Bridge | undefined): void
}

/** Until what was written in the other editor is saved. */
const restMs = 700

/** The live preview of a target, opened afresh when the target changes or on demand. */
export function LivePreview({ round = 0, ...props }: Props) {
  const [retries, setRetries] = useState(0)
  const { space, entry } = props.target
  return (
    <Attempt
      key={`${space}/${entry}/${round}/${retries}`}
      {...props}
      onRetry={() => setRetries((count) => count + 1)}
    />
  )
}

function Attempt({ onRetry, ...props }: Omit<Props, 'round'> & { onRetry(): void }) {
  const [state, preview] = usePreview(props)
  useRefreshOnReturn(props.session, preview)
  const reason = state.phase === 'live' ? undefined : state.reason
  return (
    <div className={styles.preview} aria-busy={state.phase !== 'live'}>
      {reason !== undefined && <NoPreview reason={reason} onRetry={onRetry} />}
      {reason === undefined && state.phase !== 'live' && <Opening />}
      {preview && state.phase !== 'asking' && (
        <Frames
          bridge={preview.bridge}
          url={state.url}
          title={props.target.title}
          viewports={props.viewports}
          onLoad={preview.loaded}
        />
      )}
    </div>
  )
}

/** When the editor comes back from another entry, the frames read its saved values; they do not load again. */
function useRefreshOnReturn({ sdk: { navigator } }: Session, preview: Preview | undefined) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = navigator.onSlideInNavigation(({ newSlideLevel, oldSlideLevel }) => {
      clearTimeout(timer)
      if (newSlideLevel < oldSlideLevel) timer = setTimeout(() => preview?.bridge.refresh(), restMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [navigator, preview])
}

function usePreview(props: Omit<Props, 'round'>): [PreviewState, Preview | undefined] {
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
        escaped: () => latest.current.onEscape?.(),
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
