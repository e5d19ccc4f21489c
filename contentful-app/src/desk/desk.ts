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

export type Desk = {
  session: Session
  /** The App SDK reads and writes its values. */
  root: OpenEntry
  /** Uses the Management API. Returns the same object for the same entry. */
  open(ref: EntryRef): Promise<OpenEntry>
  opened(): readonly OpenEntry[]
  onPatch(listener: (patch: DeskPatch) => void): () => void
  tree: Observed<DeskTree> & { again(): void }
  /** Holds the stored content of both spaces; undefined while it loads. */
  abroad: Observed<Across | undefined>
  selection: Observed<Selection> & { select(selection: Selection): void }
  /** Resolves to a sentence for the live region. Rejects with DeskError. */
  run(operation: Operation): Promise<string>
  undo: DeskUndo
  /** The worst state of all opened entries. */
  saving: Observed<SaveState>
  conflicts: Observed<readonly DeskConflict[]> & {
    settle(conflict: DeskConflict, decision: Decision): Promise<void>
  }
  team: Team
  quiet: QuietFields
  receive(ref: EntryRef, entry: EntryProps): void
  flush(): void
  close(): void
}

export type DeskConflict = {
  entry: OpenEntry
  /** The id of the colleague, if Contentful names one. */
  by?: string
  fields: readonly FieldConflict[]
}

export class DeskError extends Error {
  readonly code = 'DESK'
  override readonly name = 'DeskError'
}

export type DeskPatch = { space: EntryRef['space']; entry: string; fields: Record<string, unknown> }

/** The trail leads from the root to the edited entry. */
export type Selection = {
  trail: readonly EntryRef[]
  field?: string
  /** The block was chosen in the preview, which shows it already. */
  isInSight?: boolean
}
