import type { Space } from '@association/content'
import type { LeftEntry } from './left.ts'
import type { Stage } from './operation.ts'
import type { Revision } from './revisions.ts'

/** What applying the pending changes does to one space. */
export type SpacePlan = { space: Space; applied: number; changes: readonly PlannedChange[] }
/** One change, ready to be carried out and to be taken back: plain data, which the journal keeps. */
export type PlannedChange = {
  id: string
  about: string
  checksum: string
  /** One after the other. */
  stages: readonly Stage[]
  losses: readonly Loss[]
  /** Values that published entries lack in fields that become required; only `--allow-missing-values` goes on. */
  missing?: readonly Loss[]
  /** Sentences about what a person should know and may go on with. */
  warnings: readonly string[]
  /** An earlier run was interrupted in it: the plan comes from the journal, and these stages of it are done. */
  resumesAt?: number
  /** Entries that stay as people saved them, each from a stage on. */
  left?: readonly (LeftEntry & { stage: number })[]
  /** Operations that differ from the plan in the journal, because people edited meanwhile. */
  revisions?: readonly Revision[]
}

/** Values that are gone afterwards. A run needs `--allow-data-loss` to go on. */
export type Loss = {
  /** A sentence: `The values of talk.room go with their field.` */
  what: string
  /** How many entries lose something, and how many of them are published. */
  entries: number
  published: number
  /** Ids of some of them. */
  examples: readonly string[]
}

/** The way back of one space: its changes from the newest on, each with its stages in reverse. */
export type Rollback = Omit<SpacePlan, 'changes'> & {
  changes: readonly Undone[]
  /** What people did since that it would write over. */
  conflicts: readonly string[]
}

/** A change on its way back; `undoes` counts the stages of the change that this begins with. */
export type Undone = PlannedChange & {
  undoes: number
  /** A run was interrupted in the last of these stages. */
  isInterrupted?: true
  /** That stage in reverse, unless it is undone already: the run may have written only some of its entries. */
  interrupted?: Stage
}
