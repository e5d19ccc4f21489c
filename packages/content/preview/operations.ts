import type { Space } from '../define/content-type.ts'

export type EntryId = { space: Space; entry: string }

/**
 * `entry` has the field that lists blocks. `block` is the intended block's id, because the list can change before the
 * message arrives.
 */
export type Place = EntryId & { field: string; index: number; block?: string }

/** Only the app writes it. Indexes are those before the change. */
export type Operation =
  | { do: 'move'; from: Place; to: Place }
  | { do: 'insert'; at: Place; blocks: readonly string[] }
  | { do: 'remove' | 'duplicate'; at: Place }
  | { do: 'replace'; at: Place; by: string }
  | ({ do: 'hide' | 'show' } & EntryId)
