'use client'
import type { Delivered } from '@association/services/contentful/delivered.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { CanvasHost } from '../canvas/canvas-host.tsx'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import { onClick } from '../canvas/clicks.ts'
import { type Connection, noConnection } from '../connection/connection.ts'
import type { SpaceIds } from '../content/links.ts'
import type { PreviewSettings } from '../settings.ts'
import styles from './live-preview.module.css'
import { PreviewBody } from './preview-body.tsx'
import { previewSession } from './preview-session.ts'

type Props = { delivered: Delivered; settings: PreviewSettings }

/** Milliseconds to wait for unsaved values. */
const longestWait = 150

/** Paints each keystroke before the next one. */
export function LivePreview({ delivered, settings }: Props) {
  const [session] = useState(() => previewSession(delivered, settings))
  const [entry, setEntry] = useState(() => session.content.entry())
  const [isWaiting, setWaiting] = useState(settings.nonce !== undefined)
  const [connection, setConnection] = useState(noConnection)

  useEffect(() => {
    const show = () =>
      flushSync(() => {
        setEntry(session.content.entry())
        setWaiting(false)
      })
    const patience = setTimeout(() => setWaiting(false), longestWait)
    const opened = session.open(show)
    void opened.then(setConnection)
    return () => {
      clearTimeout(patience)
      void opened.then(({ close }) => close())
    }
  }, [session])

  useClicks(connection, settings.ids, session.canvas)
  return (
    // The hidden page keeps its space, so that nothing jumps.
    <div className={styles.frame} style={isWaiting ? { visibility: 'hidden' } : undefined}>
      <PreviewBody
        entry={entry}
        options={session.options}
        association={settings.association}
        events={settings.events}
      />
      <CanvasHost session={session.canvas} />
    </div>
  )
}

function useClicks(connection: Connection, ids: SpaceIds, canvas: CanvasSession) {
  useEffect(() => {
    if (connection === noConnection) return
    const clicked = (event: MouseEvent) => onClick(event, { ids, canvas, clicked: connection.clicked })
    document.addEventListener('click', clicked, { capture: true })
    return () => document.removeEventListener('click', clicked, { capture: true })
  }, [connection, ids, canvas])
}
