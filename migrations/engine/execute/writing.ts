import type { SpaceClient } from '@association/services/management/index.ts'
import type { EntryOperation, EntryState } from '../operations/operation.ts'

export type Writing = {
  client: SpaceClient
  /** Rejects when the lock is lost or the person stops the run. */
  beforeWrite(): Promise<void>
  /** Receives the number of newly finished operations. */
  done(count: number): void
  /** Rejects when a person changed a content type of the stage. */
  refuseChangedModel(): Promise<void>
  /** Throws when Contentful would refuse an operation that was planned again. */
  refuseUnwritable(operation: EntryOperation): void
  /** Runs the code of the change again on one entry. Missing if the stage has none. */
  planAgain?(id: string, live: EntryState): EntryState
  /** Stores operations that were planned again, before they are executed. */
  revise(operations: readonly EntryOperation[]): Promise<void>
  /** Asks about lost values. Resolves to false without a terminal. */
  allows(lines: readonly string[]): Promise<boolean>
}

export type TypeWriting = {
  client: SpaceClient
  /** Calls `beforeWrite` first. */
  write<T>(send: () => Promise<T>): Promise<T>
  /** Old field id → new one; without finished renames. */
  renames: Readonly<Record<string, string>>
}
