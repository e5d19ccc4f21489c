import type { SpaceClient } from '@association/services/management/index.ts'
import type { EntryOperation, EntryState } from '../operations/operation.ts'

export type Writing = {
  client: SpaceClient
  beforeWrite(): Promise<void>
  done(count: number): void
  refuseChangedModel(): Promise<void>
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
  write<T>(send: () => Promise<T>): Promise<T>
  /** Old field id → new one; without finished renames. */
  renames: Readonly<Record<string, string>>
}
