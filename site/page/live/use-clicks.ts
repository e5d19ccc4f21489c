import { type MouseEvent, useCallback } from 'react'
import { type Connection, noConnection } from './connection.ts'
import type { SpaceIds } from './links.ts'
import { fieldAt } from './marked-field.ts'

/** While somebody edits, a click on a block opens its field, and links lead nowhere: no other page may be framed. */
export function useClicks(connection: Connection, ids: SpaceIds) {
  return useCallback(
    (event: MouseEvent) => {
      const { target } = event
      if (connection === noConnection || !(target instanceof Element)) return
      if (target.closest('a[href]')) event.preventDefault()
      const field = fieldAt(target, ids)
      if (field) connection.clicked(field)
    },
    [connection, ids],
  )
}
