import type { EntryOperation, Stage } from './operation.ts'

/** `conflicts` are fields, or words for other edits, that both a person and the run changed. */
export type LeftEntry = { id: string; type: string; conflicts: readonly string[] }

export const leftEntry = ({ id, from, to }: EntryOperation, conflicts: readonly string[]): LeftEntry => ({
  id,
  type: (from ?? to)?.type ?? '',
  conflicts,
})

export const describeLeft = ({ id, type, conflicts }: LeftEntry) => `${type} ${id}: ${conflicts.join(', ')}`

/** Keeps the values that these entries lose with deleted fields. */
export const withoutLeft = (stage: Stage, left: readonly Pick<LeftEntry, 'id'>[]): Stage => ({
  ...stage,
  operations: stage.operations.filter(
    (operation) =>
      operation.kind !== 'entry' || operation.isImplied || !left.some(({ id }) => id === operation.id),
  ),
})
