import type { Space } from '../define/content-type.ts'

/** An entry of one of our spaces. */
export type EntryId = { space: Space; entry: string }

/**
 * A position in a field that lists blocks; `entry` is the one that has the field. `block` is the id of the block that is
 * meant there: the list can change before the app hears of it.
 */
export type Place = EntryId & { field: string; index: number; block?: string }

/**
 * One change of a page's structure. The canvas in the preview, the outline and the block picker ask for it; the app
 * alone writes it. The indexes are those before the change.
 */
export type Operation =
  | { do: 'move'; from: Place; to: Place }
  | { do: 'insert'; at: Place; blocks: readonly string[] }
  | { do: 'remove' | 'duplicate'; at: Place }
  | { do: 'replace'; at: Place; by: string }
  | ({ do: 'hide' | 'show' } & EntryId)
