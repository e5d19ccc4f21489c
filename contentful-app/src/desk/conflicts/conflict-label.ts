import type { DeskConflict } from '../desk.ts'

export const labelOf = ({ entry }: DeskConflict, id: string) =>
  entry.fields.find((field) => field.id === id)?.label ?? 'A field'
