import type { Space } from '../define/content-type.ts'

export type EntryId = { space: Space; entry: string }

/**
 * `entry` has the field that lists blocks. `block` is the intended block's id, because the list can change before the
 * message arrives.
 */
export type BlockPosition = EntryId & { field: string; index: number; block?: string }

/** Only the app writes it. Indexes are those before the change. */
export type Operation =
  | { do: 'move'; from: BlockPosition; to: BlockPosition }
  | { do: 'insert'; at: BlockPosition; blocks: readonly string[] }
  | { do: 'remove' | 'duplicate'; at: BlockPosition }
  | { do: 'replace'; at: BlockPosition; by: string }
  | ({ do: 'hide' | 'show' } & EntryId)
