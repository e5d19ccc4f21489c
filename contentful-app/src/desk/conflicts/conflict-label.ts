import type { DeskConflict } from '../desk.ts'

/** What an editor calls a field of a conflict. */
export const labelOf = ({ entry }: DeskConflict, id: string) =>
  entry.fields.find((field) => field.id === id)?.label ?? 'A field'
