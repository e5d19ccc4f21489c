import type { Operation } from '@association/content/preview/operations.ts'
import type { EntryProps } from 'contentful-management'
import type { Observed } from '../base/observed.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Across } from '../contentful/load-across.ts'
import type { Session } from '../contentful/session.ts'
import type { Decision, FieldConflict } from '../entry/merge-values.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import type { QuietFields } from '../entry/quiet-fields.ts'
import type { SaveState } from '../entry/save-queue.ts'
import type { Team } from './team/watch-team.ts'
import type { DeskTree } from './tree/keep-tree.ts'
import type { DeskUndo } from './undo/desk-undo.ts'

/** What the editor tab works on: the entry that Contentful opened, and everything that it contains. */
export type Desk = {
  session: Session
  /** The entry that Contentful opened. Its values travel through the App SDK. */
  root: OpenEntry
  /** Opens an entry below the root beside the preview; the same object for the same entry. Its values travel through the Management API. */
  open(ref: EntryRef): Promise<OpenEntry>
  opened(): readonly OpenEntry[]
  /** Told of every value of every opened entry, typed here or changed elsewhere. */
  onPatch(listener: (patch: DeskPatch) => void): () => void
  tree: Observed<DeskTree> & { again(): void }
  /** What the page contains in both spaces, as it is stored; undefined while it is read. */
  abroad: Observed<Across | undefined>
  selection: Observed<Selection> & { select(selection: Selection): void }
  /** Changes the structure of the page. Resolves to a sentence for the live region. Rejects with DeskError. */
  run(operation: Operation): Promise<string>
  undo: DeskUndo
  /** The worst state of all opened entries. */
  saving: Observed<SaveState>
  conflicts: Observed<readonly DeskConflict[]> & {
    settle(conflict: DeskConflict, decision: Decision): Promise<void>
  }
  team: Team
  /** Fields of new entries whose problems are not shown yet. */
  quiet: QuietFields
  /** Takes a version of an entry that was stored past the desk. */
  receive(ref: EntryRef, entry: EntryProps): void
  /** Sends what waits in all opened entries, before the editor goes away. */
  flush(): void
  close(): void
}

/** Fields of one entry that a colleague stored while they were changed here. */
export type DeskConflict = {
  entry: OpenEntry
  /** The id of the colleague, where Contentful names one. */
  by?: string
  fields: readonly FieldConflict[]
}

/** Why an entry was not opened or an operation not done, in a sentence for the editor. */
export class DeskError extends Error {
  readonly code = 'DESK'
  override readonly name = 'DeskError'
}

export type DeskPatch = { space: EntryRef['space']; entry: string; fields: Record<string, unknown> }

/** The entries from the root to the one that is edited, and the field that has the focus. */
export type Selection = {
  trail: readonly EntryRef[]
  field?: string
  /** The block was chosen in the preview, which shows it already. */
  isInSight?: boolean
}
