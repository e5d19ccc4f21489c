import { useEffect } from 'react'
import { type Connection, noConnection } from './connection.ts'
import type { SpaceIds } from './links.ts'
import { fieldAt } from './marked-field.ts'

/** Leads elsewhere than to a place on this page. */
const leadsAway = 'a[href]:not([href^="#"])'

/** While somebody edits, a click on a block opens its field, and links lead nowhere: no other page may be framed. */
export function useClicks(connection: Connection, ids: SpaceIds) {
  useEffect(() => {
    if (connection === noConnection) return
    const clicked = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element)) return
      if (target.closest(leadsAway)) event.preventDefault()
      const field = fieldAt(target, ids)
      if (field) connection.clicked(field)
    }
    document.addEventListener('click', clicked, { capture: true })
    return () => document.removeEventListener('click', clicked, { capture: true })
  }, [connection, ids])
}
