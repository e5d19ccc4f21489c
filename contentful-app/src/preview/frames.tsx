import { useEffect, useRef, useState } from 'react'
import type { Bridge } from './bridge/bridge.ts'
import type { Frame } from './bridge/hear.ts'
import styles from './preview.module.css'
import { scaled, type Viewport } from './viewports.ts'

type Props = {
  bridge: Bridge
  url: string
  title: string
  viewports: readonly Viewport[]
  onLoad(): void
}

/** The first frame stays loaded while its width changes. */
export function Frames({ viewports, ...frame }: Props) {
  return (
    <div className={styles.frames}>
      {viewports.map((viewport, index) => (
        <ScaledFrame
          key={`${frame.url} ${index === 0 ? 'first' : viewport.id}`}
          viewport={viewport}
          {...frame}
        />
      ))}
    </div>
  )
}

function ScaledFrame({
  bridge,
  url,
  title,
  viewport,
  onLoad,
}: Omit<Props, 'viewports'> & { viewport: Viewport }) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { scale, height } = scaled(viewport, useRoom(room))

  const size = useRef({ width: viewport.width as number, scale })
  size.current = { width: viewport.width, scale }

  const [partner] = useState<Frame>(() => ({
    // A new URL gives the frame another window.
    get contentWindow() {
      return frame.current?.contentWindow
    },
    width: () => size.current.width,
    scale: () => size.current.scale,
  }))
  useEffect(() => bridge.add(partner), [bridge, partner])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame hears of each new size
  useEffect(() => bridge.rescaled(partner), [bridge, partner, scale])
  return (
    <div ref={room} className={styles.room} style={{ flexGrow: viewport.width }}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        onLoad={onLoad}
        title={`${title}, as on a ${viewport.name.toLowerCase()}`}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms"
        style={{ width: viewport.width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

function useRoom(element: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 375, height: 600 })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return room
}
