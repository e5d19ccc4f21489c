import type { EntryOperation, Stage } from './operation.ts'

/** An entry that a run left as a person saved it, with the fields, or a word for what else, both changed. */
export type LeftEntry = { id: string; type: string; conflicts: readonly string[] }

export const leftEntry = ({ id, from, to }: EntryOperation, conflicts: readonly string[]): LeftEntry => ({
  id,
  type: (from ?? to)?.type ?? '',
  conflicts,
})

/** `talk opening: title, room` */
export const describeLeft = ({ id, type, conflicts }: LeftEntry) => `${type} ${id}: ${conflicts.join(', ')}`

/** The stage without entries that stay as people saved them; what these lose with fields stays in it. */
export const withoutLeft = (stage: Stage, left: readonly Pick<LeftEntry, 'id'>[]): Stage => ({
  ...stage,
  operations: stage.operations.filter(
    (operation) =>
      operation.kind !== 'entry' || operation.isImplied || !left.some(({ id }) => id === operation.id),
  ),
})
