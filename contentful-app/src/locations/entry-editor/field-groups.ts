import type { Kind } from '@association/content'
import type { FieldValue } from '../../entry/field-value.ts'

export type Group = { id: 'content' | 'look'; name: string; fields: readonly FieldValue[] }

/** Kinds that say how something looks rather than what it says. */
const look: ReadonlySet<Kind> = new Set(['color', 'classes', 'choice', 'integer', 'number', 'flag'])

/** What an editor came to write stands open; how it looks is one click away. */
export function groupsOf(fields: readonly FieldValue[]): Group[] {
  const isLook = ({ field }: FieldValue) =>
    field.group ? field.group === 'look' : look.has(field.kind) && !field.required
  const groups: Group[] = [
    { id: 'content', name: 'Content', fields: fields.filter((field) => !isLook(field)) },
    { id: 'look', name: 'Appearance and behavior', fields: fields.filter(isLook) },
  ]
  return groups.filter((group) => group.fields.length > 0)
}
