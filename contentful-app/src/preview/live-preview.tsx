import { Button, Note, Spinner } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '../contentful/session.ts'
import type { Bridge } from './bridge/bridge.ts'
import type { CanvasListeners } from './bridge/hear.ts'
import { Frames } from './frames.tsx'
import type { PreviewState } from './grants/stay-open.ts'
import { openPreview, type Preview, type PreviewSource, type PreviewTarget } from './open-preview.ts'
import { PopOutFrame } from './pop-out/pop-out-frame.tsx'
import type { PopOut } from './pop-out/use-pop-out.ts'
import styles from './preview.module.css'
import type { Viewport } from './viewports.ts'

type Props = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  viewports: readonly Viewport[]
  /** A new number reopens the preview. */
  round?: number
  onClicked?: CanvasListeners['clicked']
  onProblems?: CanvasListeners['problems']
  onEscape?: CanvasListeners['escaped']
  /** Runs after scrolling by the editor or by `bridge.scroll`. */
  onScrolled?(top: number): void
  canvas?: Pick<CanvasListeners, 'operation' | 'insertAt' | 'browsed' | 'chosen'>
  popOut?: PopOut
  onBridge?(bridge: Bridge | undefined): void
}

/** Waits until the other editor saved its values. */
const restMs = 700

export function LivePreview({ round = 0, ...props }: Props) {
  const [retries, setRetries] = useState(0)
  const { space, entry, version = 'draft', viewAs } = props.target
  const place = props.popOut?.state.phase === 'out' ? 'window' : 'pane'
  return (
    <Attempt
      key={`${space}/${entry}/${version}/${JSON.stringify(viewAs)}/${place}/${round}/${retries}`}
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
        <Shown {...props} preview={preview} url={state.url} isLive={state.phase === 'live'} />
      )}
    </div>
  )
}

type ShownProps = Omit<Props, 'round'> & { preview: Preview; url: string; isLive: boolean }

function Shown({ preview, url, isLive, popOut, target, viewports }: ShownProps) {
  const { bridge, loaded } = preview
  if (popOut?.state.phase === 'out')
    return (
      <PopOutFrame {...{ bridge, url, isLive }} window={popOut.state.window} onBringBack={popOut.bringBack} />
    )
  return <Frames {...{ bridge, url, viewports }} title={target.title} onLoad={loaded} />
}

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
        scrolled: (top) => latest.current.onScrolled?.(top),
        chosen: (block) => latest.current.canvas?.chosen?.(block),
        operation: (operation) => latest.current.canvas?.operation?.(operation),
        insertAt: (at) => latest.current.canvas?.insertAt?.(at),
        browsed: (href) => latest.current.canvas?.browsed?.(href),
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

/** The page covers this element after its first paint. */
function Opening() {
  return (
    <div className={styles.opening} role="status">
      <span aria-hidden="true">
        <Spinner size="small" />
      </span>
      Opening the preview…
    </div>
  )
}

function NoPreview({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <div role="status">
      <Note variant="warning" title="No live preview">
        <p className={styles.reason}>
          {reason} The preview opens by itself as soon as the problem is solved.
        </p>
        <Button size="small" onClick={onRetry}>
          Try now
        </Button>
      </Note>
    </div>
  )
}
