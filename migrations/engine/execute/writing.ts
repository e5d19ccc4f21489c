import type { SpaceClient } from '@association/services/management/index.ts'
import type { EntryOperation, EntryState } from '../operations/operation.ts'

/** How a run writes to a space. */
export type Writing = {
  client: SpaceClient
  /** Rejects when the run must stop: its lock is lost, or the person stopped it. */
  beforeWrite(): Promise<void>
  /** Told how many operations more are done. */
  done(count: number): void
  /** Rejects when a person changed a content type of the stage. */
  refuseChangedModel(): Promise<void>
  /** Throws when Contentful would refuse what was planned again. */
  refuseUnwritable(operation: EntryOperation): void
  /** Runs the code of the change again on an entry; missing where the stage has none. */
  planAgain?(id: string, live: EntryState): EntryState
  /** Keeps operations that were planned again, before they are carried out. */
  revise(operations: readonly EntryOperation[]): Promise<void>
  /** Asks the person again about values that are lost; false where nobody can answer. */
  allows(lines: readonly string[]): Promise<boolean>
}

/** How one content type is written. */
export type TypeWriting = {
  client: SpaceClient
  /** Asks before it sends. */
  write<T>(send: () => Promise<T>): Promise<T>
  /** Old field id → new one, of those that are not renamed yet. */
  renames: Readonly<Record<string, string>>
}
