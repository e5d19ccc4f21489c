import type { Space } from '@association/content'
import { MigrationError } from './errors.ts'
import { forSpace } from './for-space.ts'
import type { JournalEntry } from './journal.ts'
import type { LoadedChange } from './load-changes.ts'
import { merge } from './merge.ts'
import type { Stage, TypeOperation } from './operation.ts'
import type { SpaceState } from './read-space.ts'
import { replay } from './replay.ts'
import { isSameType, type SpaceModel, type TypeSpec } from './space-model.ts'
import { validate } from './validate.ts'

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
  /** Sentences about what a person should know and may go on with. */
  warnings: readonly string[]
  /** An earlier run was interrupted in it: the plan comes from the journal, and these stages of it are done. */
  resumesAt?: number
}

/** What nobody can see any more afterwards; only `--allow-data-loss` goes on. */
export type Loss = {
  /** A sentence: `The values of talk.room go with their field.` */
  what: string
  /** How many entries lose something, and how many of them are published. */
  entries: number
  published: number
  /** Ids of some of them. */
  examples: readonly string[]
}

/** A content type as it is and as it will be; missing where it does not exist. */
export type PlannedType = { type: string; from?: TypeSpec; to?: TypeSpec }

/** The content types that a change touches, in order; one may occur in several stages. */
export const typesOf = ({ stages }: Pick<PlannedChange, 'stages'>): TypeOperation[] =>
  stages.flatMap(({ operations }) => operations.filter((operation) => operation.kind === 'contentType'))

/** Computes the whole plan on a copy in memory. Throws when the history is broken or the space refuses the result. */
export function planSpace(space: Space, state: SpaceState, changes: readonly LoadedChange[]): SpacePlan {
  verifyHistory(space, state.journal, changes)
  validate(replay(changes))
  const applied = changes.filter(({ id }) => isApplied(state.journal, id)).length
  const conflicts: string[] = []
  let live = state.model
  const planned = changes.slice(applied).map((loaded, index): PlannedChange => {
    const before = forSpace(replay(changes.slice(0, applied + index))[space])
    const after = forSpace(replay(changes.slice(0, applied + index + 1))[space])
    const types = planTypes({ live, before, after }, conflicts)
    live = withTypes(live, types)
    const operations = types.map(
      ({ type, from, to }): TypeOperation => ({ kind: 'contentType', id: type, from, to }),
    )
    const stages = operations.length > 0 ? [{ about: 'content types', operations }] : []
    const { id, checksum, change } = loaded
    return { id, about: change.about, checksum, stages, losses: [], warnings: [] }
  })
  if (conflicts.length > 0)
    throw new MigrationError(
      'CONFLICT',
      `The space ${space} was changed by hand where a change wants to write:\n${conflicts.join('\n')}\n` +
        'Undo that in Contentful, or write it into the model and a change, and run the command again.',
    )
  return { space, applied, changes: planned }
}

type Versions = { live: SpaceModel; before: SpaceModel; after: SpaceModel }

function planTypes({ live, before, after }: Versions, conflicts: string[]): PlannedType[] {
  const ids = Object.keys({ ...before, ...after }).filter((id) => !isSameType(before[id], after[id]))
  return ids.map((type) => {
    const merged = merge({ live: live[type], before: before[type], after: after[type] })
    conflicts.push(...merged.conflicts.map((conflict) => `  ${type}: ${conflict}`))
    return { type, from: live[type], to: merged.wanted }
  })
}

function withTypes(model: SpaceModel, types: readonly PlannedType[]): SpaceModel {
  const changed = { ...model, ...Object.fromEntries(types.map(({ type, to }) => [type, to])) }
  return Object.fromEntries(Object.entries(changed).flatMap(([id, type]) => (type ? [[id, type]] : [])))
}

const isApplied = (journal: readonly JournalEntry[], id: string) =>
  journal.some((entry) => entry.id === id && entry.outcome === 'applied')

/** The space's history must be the beginning of the folder, file for file and byte for byte. */
export function verifyHistory(
  space: Space,
  journal: readonly JournalEntry[],
  changes: readonly LoadedChange[],
): void {
  const applied = journal.filter(({ outcome }) => outcome === 'applied')
  for (const { id, checksum } of applied) {
    const file = changes.find((change) => change.id === id)
    if (!file)
      throw new MigrationError(
        'MISSING',
        `${id} is applied in ${space}, but migrations/changes/${id}.ts is missing: restore it from version control.`,
      )
    if (file.checksum !== checksum)
      throw new MigrationError(
        'TAMPERED',
        `${id} was changed after it was applied in ${space}: applied ${checksum}, now ${file.checksum}. ` +
          'Restore the file and write a new change instead.',
      )
  }
  const pendingBelow = changes.slice(0, applied.length).find(({ id }) => !isApplied(journal, id))
  if (pendingBelow)
    throw new MigrationError(
      'OUT_OF_ORDER',
      `${pendingBelow.id} is pending in ${space}, but a later change is applied already: give it the next free number.`,
    )
}
