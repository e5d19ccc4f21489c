import type { Space } from '@association/content'
import type { LeftEntry } from './left.ts'
import type { Stage } from './operation.ts'
import type { Revision } from './revisions.ts'

export type SpacePlan = { space: Space; applied: number; changes: readonly PlannedChange[] }
/** Plain data, because the journal stores it. */
export type PlannedChange = {
  id: string
  about: string
  checksum: string
  stages: readonly Stage[]
  losses: readonly Loss[]
  /** Missing values of published entries in fields that become required. Needs `--allow-missing-values`. */
  missing?: readonly Loss[]
  warnings: readonly string[]
  /** Finished stages of an interrupted run, whose plan comes from the journal. */
  resumesAt?: number
  left?: readonly (LeftEntry & { stage: number })[]
  /** These operations differ from the stored plan, because people edited meanwhile. */
  revisions?: readonly Revision[]
}

/** Values that will be gone. Needs `--allow-data-loss`. */
export type Loss = {
  /** A sentence: `The values of talk.room go with their field.` */
  what: string
  /** `published` is a part of `entries`. */
  entries: number
  published: number
  examples: readonly string[]
}

/** Newest change first, each with its stages in reverse. */
export type Rollback = Omit<SpacePlan, 'changes'> & {
  changes: readonly Undone[]
  conflicts: readonly string[]
}

/** `undoes` counts the change's stages that remain at the beginning. */
export type Undone = PlannedChange & {
  undoes: number
  isInterrupted?: true
  /** That stage in reverse, unless it is undone already. The run may have written only some of its entries. */
  interrupted?: Stage
}
