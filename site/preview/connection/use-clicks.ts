import { useEffect } from 'react'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import { onClick } from '../canvas/clicks.ts'
import type { SpaceIds } from '../content/links.ts'
import { type Connection, noConnection } from './connection.ts'

export function useClicks(connection: Connection, ids: SpaceIds, canvas: CanvasSession) {
  useEffect(() => {
    if (connection === noConnection) return
    const clicked = (event: MouseEvent) => onClick(event, { ids, canvas, clicked: connection.clicked })
    document.addEventListener('click', clicked, { capture: true })
    return () => document.removeEventListener('click', clicked, { capture: true })
  }, [connection, ids, canvas])
}
