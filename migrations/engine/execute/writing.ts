import type { SpaceClient } from '@association/services/management/index.ts'

/** How a run writes to a space. */
export type Writing = {
  client: SpaceClient
  /** Rejects when the run must stop: its lock is lost, or the person stopped it. */
  beforeWrite(): Promise<void>
  /** Told how many operations more are done. */
  done(count: number): void
  /** Writes over what people changed since. */
  overwrite: boolean
}

/** How one content type is written. */
export type TypeWriting = {
  client: SpaceClient
  /** Asks before it sends. */
  write<T>(send: () => Promise<T>): Promise<T>
  /** Old field id → new one, of those that are not renamed yet. */
  renames: Readonly<Record<string, string>>
}
