import type { Space } from '../define/content-type.ts'

export type EntryId = { space: Space; entry: string }

/**
 * A position in a field that lists blocks; `entry` has the field. `block` is the id of the intended block, because the
 * list can change before the app receives the message.
 */
export type Place = EntryId & { field: string; index: number; block?: string }

/**
 * A structural change that the canvas, the outline and the block picker request; only the app writes it. Indexes are
 * those before the change.
 */
export type Operation =
  | { do: 'move'; from: Place; to: Place }
  | { do: 'insert'; at: Place; blocks: readonly string[] }
  | { do: 'remove' | 'duplicate'; at: Place }
  | { do: 'replace'; at: Place; by: string }
  | ({ do: 'hide' | 'show' } & EntryId)
